import type { Standing } from './ranking.store.ts';

/** How many of a list that falls stand before this stake. */
function countAbove(staked: readonly bigint[], own: bigint): number {
  let low = 0;
  let high = staked.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((staked[middle] ?? 0n) > own) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of a player whose stake is newer than the standing; 0 for whoever has staked nothing. Of equals the older account comes first. */
export function placeOf({ uids, staked }: Standing, own: { uid: bigint; staked: bigint }): number {
  if (own.staked <= 0n) return 0;
  let place = countAbove(staked, own.staked);
  while (staked[place] === own.staked && (uids[place] ?? own.uid) < own.uid) place += 1;
  // Whoever stood above with less cannot be the player: a stake of a day only rises.
  return place + 1;
}
