import type { Partner } from '../../lib/session/partner.ts';
import type { Account } from './read-account.ts';

/** A password is created at once and changed after a proof; in the second mini-app the partner logs its players in, so neither is offered. [A-106 A-476] */
export function passwordPath(
  { hasPassword }: Pick<Account, 'hasPassword'>,
  partner: Partner | null,
): string | null {
  if (partner === 'maya') return null;
  return hasPassword ? '/s-account/verifytype' : '/s-account/form/password';
}
