import type { Profile } from '@perya/contract/calls/account';
import type { IdentityServices } from './dependencies.ts';
import { presentProfile } from './identity.present.ts';
import { requirePlayer } from './require-player.ts';

export async function readProfile(services: IdentityServices, uid: bigint): Promise<Profile> {
  const [last] = await services.sessions.listLogins(uid, 1);
  const kycStatus = await services.readKycStatus(uid);
  return presentProfile(await requirePlayer(services, uid), last, kycStatus);
}
