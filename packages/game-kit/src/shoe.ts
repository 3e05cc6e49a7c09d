import { commitmentOf, createFairSource, type FairSeeds, type FairSource } from './fair-source.ts';

/** The seeds of a round, and with which round of the seat its shoe began; null where every round has its own. */
export interface ShoeSeeds extends FairSeeds {
  shoeFrom: number | null;
}

/** The chance of a round, and that of those before it from the same shoe, the oldest first. */
export interface ShoeSources {
  source: FairSource;
  earlier: readonly FairSource[];
}

/**
 * The seeds of a shoe are a chain, each the SHA-256 of the next (`hash-chain.ts`): the fingerprint shown before
 * the first round fixes every card to the last one. Whoever has the seed of a round has those of all before it,
 * and none that come after.
 */
export function shoeSources(seeds: ShoeSeeds, startCursor = 0): ShoeSources {
  const { serverSeed, clientSeed, nonce, shoeFrom } = seeds;
  const earlier: FairSource[] = [];
  let seed = serverSeed;
  for (let before = nonce - 1; shoeFrom !== null && before >= shoeFrom; before -= 1) {
    seed = commitmentOf(seed);
    earlier.unshift(createFairSource({ serverSeed: seed, clientSeed, nonce: before }));
  }
  return { source: createFairSource(seeds, startCursor), earlier };
}
