import type { VipServices } from './services.ts';
import { wholeXp } from './vip.present.ts';

/** How far a player has come. */
export async function readStanding(
  { store }: VipServices,
  uid: bigint,
): Promise<{ level: number; xp: number }> {
  const { level, staked } = await store.readStanding(uid);
  return { level, xp: wholeXp(staked) };
}
