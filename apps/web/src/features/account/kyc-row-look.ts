import type { KycStatus } from '@perya/contract/rules/kyc-status';

/** A button that invites, a row that leads on, or a text alone. */
export type KycRowLook = 'button' | 'link' | 'text';

const looks: Record<KycStatus, KycRowLook> = {
  unset: 'button',
  basic_account: 'button',
  under_review: 'text',
  rejected: 'link',
  basic_kyc: 'link',
  frozen: 'link',
  test_account: 'link',
  fully_kyc: 'text',
  block: 'text',
};

/** How the account page shows the identity check. [A-215 A-216 A-217 A-218 A-219] */
export function kycRowLook(status: KycStatus): KycRowLook {
  return looks[status];
}
