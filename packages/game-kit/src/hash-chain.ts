import { commitmentOf } from './fair-source.ts';

/**
 * The seeds of a room, made from the last to the first: each is the SHA-256 of the one after it. Whoever knows
 * the first fingerprint, which is public before the first bet, can check every seed that is shown later, and
 * none can be exchanged without breaking all before it. Seed 0 is that fingerprint; rounds use 1 to the length.
 */
export function seedAt(lastSeed: string, length: number, place: number): string {
  if (!Number.isInteger(place) || place < 0 || place > length) {
    throw new RangeError(`The chain has no seed ${place}`);
  }
  let seed = lastSeed;
  for (let at = length; at > place; at -= 1) seed = commitmentOf(seed);
  return seed;
}

/** Whether a seed stands at this place of the chain that begins with this fingerprint. */
export function isInChain(commitment: string, place: number, seed: string): boolean {
  return seedAt(seed, place, 0) === commitment;
}
