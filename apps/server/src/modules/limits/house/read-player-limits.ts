import type { PlayerLimits } from '@perya/contract/limits/staff-calls/limits';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { LimitsServices } from '../services.ts';
import { presentPlayerLimits } from './limited.present.ts';

const changesShown = 50;

/** The limits of a player as staff see them. */
export async function readPlayerLimits(
  { store, identity }: LimitsServices,
  uid: bigint,
): Promise<PlayerLimits> {
  if (!(await identity.listNames([uid])).has(uid)) throw new Refusal('NOT_FOUND');
  const [held, changes] = await Promise.all([
    store.read(uid),
    store.listChanges(uid, changesShown),
  ]);
  return presentPlayerLimits(uid, held, changes);
}
