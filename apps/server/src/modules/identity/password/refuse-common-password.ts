import { Refusal } from '../../../platform/http/refusal.ts';
import { commonPasswords } from './common-passwords.ts';

export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(password.toLowerCase())) throw new Refusal('PASSWORD_COMMON');
}
