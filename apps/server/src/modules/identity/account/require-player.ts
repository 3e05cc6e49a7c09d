import { Refusal } from '../../../platform/http/refusal.ts';
import type { IdentityServices } from '../services.ts';
import type { Player } from './player.store.ts';

/** The player of a session; a session outlives its player only in a damaged database. */
export async function requirePlayer({ players }: IdentityServices, uid: bigint): Promise<Player> {
  const player = await players.find(uid);
  if (!player) throw new Refusal('UNAUTHENTICATED');
  return player;
}
