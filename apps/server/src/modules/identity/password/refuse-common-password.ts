import { commonPasswords } from '../../../platform/credentials/common-passwords.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(password.toLowerCase())) throw new Refusal('PASSWORD_COMMON');
}
