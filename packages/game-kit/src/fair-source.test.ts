import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawBelow, wordCount } from './bounded-draw.ts';
import { commitmentOf, createFairSource } from './fair-source.ts';

const seeds = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'salamat', nonce: 7 };

/** The same stream, written a second time with Node's own cryptography. */
function wordsByNode(count: number): number[] {
  const blocks = Array.from({ length: Math.ceil(count / 8) }, (_, block) =>
    createHmac('sha256', seeds.serverSeed)
      .update(`${seeds.clientSeed}:${seeds.nonce}:${block}`)
      .digest(),
  );
  const bytes = Buffer.concat(blocks);
  return Array.from({ length: count }, (_, word) => bytes.readUInt32BE(word * 4));
}

describe('the fair source', () => {
  test('is HMAC-SHA256 over client seed, nonce and block, read in big-endian words', () => {
    const source = createFairSource(seeds);
    expect(Array.from({ length: 40 }, () => source.below(wordCount))).toEqual(wordsByNode(40));
    expect(source.cursor).toBe(40);
  });

  test('commits to the seed by its SHA-256', () => {
    const expected = createHash('sha256').update(seeds.serverSeed).digest('hex');
    expect(commitmentOf(seeds.serverSeed)).toBe(expected);
  });

  test('goes on from a cursor as if it had never stopped', () => {
    const whole = createFairSource(seeds);
    const drawn = Array.from({ length: 30 }, () => whole.below(52));
    for (const stop of [0, 1, 7, 8, 9, 29]) {
      const first = createFairSource(seeds);
      for (let draw = 0; draw < stop; draw += 1) first.below(52);
      const second = createFairSource(seeds, first.cursor);
      expect(Array.from({ length: 30 - stop }, () => second.below(52))).toEqual(drawn.slice(stop));
    }
  });

  test('gives another stream for every other seed or nonce', () => {
    const start = (change: Partial<typeof seeds>) => {
      const source = createFairSource({ ...seeds, ...change });
      return Array.from({ length: 4 }, () => source.below(wordCount)).join();
    };
    const streams = new Set([
      start({}),
      start({ nonce: 8 }),
      start({ clientSeed: 'salamat ' }),
      start({ serverSeed: seeds.serverSeed.replace('0', '1') }),
    ]);
    expect(streams.size).toBe(4);
  });
});

describe('a draw below a bound', () => {
  test('throws away the words of the incomplete last stretch', () => {
    // Three does not divide 2^32: the last word would make 0 more likely than 1 and 2.
    const words = [wordCount - 1, 5];
    expect(drawBelow(3, () => words.shift() ?? 0)).toBe(2);
    expect(words).toEqual([]);
    const kept = [wordCount - 2];
    expect(drawBelow(3, () => kept.shift() ?? 0)).toBe((wordCount - 2) % 3);
  });

  test('is the remainder that whole numbers without an end to their size give', () => {
    const bounds = [
      1,
      2,
      52,
      65_537,
      2 ** 31,
      2 ** 31 + 1,
      3_000_000_000,
      wordCount - 1,
      wordCount,
    ];
    for (const bound of bounds) {
      const fairEnd = 2n ** 32n - (2n ** 32n % BigInt(bound));
      for (const word of [
        0,
        1,
        bound - 1,
        2 ** 31,
        wordCount - bound,
        wordCount - 2,
        wordCount - 1,
      ]) {
        const words = [word, 1];
        const taken = BigInt(word) < fairEnd ? word : 1;
        expect(drawBelow(bound, () => words.shift() ?? 0)).toBe(taken % bound);
      }
    }
  });

  test('gives every number equally often', () => {
    const source = createFairSource(seeds);
    const bound = 37;
    const draws = 74_000;
    const counts = new Array<number>(bound).fill(0);
    for (let draw = 0; draw < draws; draw += 1) {
      const number = source.below(bound);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const expected = draws / bound;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 99.9 % of honest sources stay below this with 36 degrees of freedom.
    expect(chiSquare).toBeLessThan(67.99);
  });

  test.each([0, -1, 1.5, Number.NaN, wordCount + 1])('refuses the bound %d', (bound) => {
    expect(() => createFairSource(seeds).below(bound)).toThrow(RangeError);
  });
});
