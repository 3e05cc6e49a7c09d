import type { Profile } from '@perya/contract/profile/calls/profile';
import { kycStatusOf } from '@perya/contract/rules/kyc-status';

/** Test funds are for test accounts, and only where the outside world is simulated. */
export function mayTakeTestFunds(
  profile: Pick<Profile, 'kyc_status'> | null,
  hasSandbox: boolean,
): boolean {
  return hasSandbox && profile !== null && kycStatusOf(profile.kyc_status) === 'test_account';
}
