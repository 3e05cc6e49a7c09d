import type { Profile } from '@perya/contract/profile/calls/profile';
import { Refusal } from '../../platform/http/refusal.ts';
import { presentProfile } from './profile.present.ts';
import type { ProfileServices } from './services.ts';

export async function readProfile(
  { identity, kyc, payments, vip }: ProfileServices,
  uid: bigint,
): Promise<Profile> {
  const [account, kycStatus, person, withdrawn, standing] = await Promise.all([
    identity.account(uid),
    kyc.statusOf(uid),
    kyc.personOf(uid),
    payments.withdrawTotals(uid),
    vip.standingOf(uid),
  ]);
  // A session outlives its player only in a damaged database.
  if (!account) throw new Refusal('UNAUTHENTICATED');
  return presentProfile({ account, kycStatus, person, withdrawn, standing });
}
