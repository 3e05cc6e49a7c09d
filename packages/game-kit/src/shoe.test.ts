import { expect, test } from 'vitest';
import { createFairSource } from './fair-source.ts';
import { seedAt } from './hash-chain.ts';
import { shoeSources } from './shoe.ts';

const lastSeed = '7a'.repeat(32);
const clientSeed = 'sapatos';
const wordsOf = (source: { below(bound: number): number }) =>
  Array.from({ length: 5 }, () => source.below(1_000_000));

test('whoever has the seed of a round has the chance of every round before it in the shoe', () => {
  const seeds = { serverSeed: seedAt(lastSeed, 60, 4), clientSeed, nonce: 23, shoeFrom: 20 };
  const { source, earlier } = shoeSources(seeds);
  expect(earlier).toHaveLength(3);
  for (const [at, each] of [...earlier, source].entries()) {
    const same = { serverSeed: seedAt(lastSeed, 60, at + 1), clientSeed, nonce: 20 + at };
    expect(wordsOf(each)).toEqual(wordsOf(createFairSource(same)));
  }
});

test('the first round of a shoe, and one that has no shoe, have none before them', () => {
  const seeds = { serverSeed: lastSeed, clientSeed, nonce: 20 };
  expect(shoeSources({ ...seeds, shoeFrom: 20 }).earlier).toEqual([]);
  expect(shoeSources({ ...seeds, shoeFrom: null }).earlier).toEqual([]);
});

test('goes on where the words of a round were left', () => {
  const seeds = { serverSeed: lastSeed, clientSeed, nonce: 20, shoeFrom: 19 };
  const { source } = shoeSources(seeds);
  source.below(7);
  const next = shoeSources(seeds, source.cursor).source;
  expect(next.below(1_000_000)).toBe(source.below(1_000_000));
});
