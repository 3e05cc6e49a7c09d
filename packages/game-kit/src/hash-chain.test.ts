import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isInChain, seedAt } from './hash-chain.ts';

const last = 'ab'.repeat(32);
const length = 40;
const first = seedAt(last, length, 0);

describe('a chain of seeds', () => {
  test('is the plain SHA-256 of each next one, which anybody can compute', () => {
    for (let place = 0; place < length; place += 1) {
      const next = seedAt(last, length, place + 1);
      expect(createHash('sha256').update(next).digest('hex')).toBe(seedAt(last, length, place));
    }
    expect(seedAt(last, length, length)).toBe(last);
  });

  test('knows its own seeds at their own places and nothing else', () => {
    for (let place = 1; place <= length; place += 1) {
      const seed = seedAt(last, length, place);
      expect(isInChain(first, place, seed)).toBe(true);
      expect(isInChain(first, place + 1, seed)).toBe(false);
      expect(isInChain(first, place - 1, seed)).toBe(false);
    }
    expect(isInChain(first, 3, 'cd'.repeat(32))).toBe(false);
  });

  test('has no seed before its first or after its last', () => {
    for (const place of [-1, length + 1, 0.5, Number.NaN]) {
      expect(() => seedAt(last, length, place)).toThrow(RangeError);
    }
  });
});
