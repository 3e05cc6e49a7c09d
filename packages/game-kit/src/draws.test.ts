import { expect, test } from 'vitest';
import { createFastSource } from './fast-source.ts';
import { pickWeighted } from './pick-weighted.ts';
import { drawWithoutReturn, shuffle } from './shuffle.ts';

test('a shuffle keeps every item, leaves the original alone and gives every order equally often', () => {
  const random = createFastSource(1);
  const items = [1, 2, 3];
  const counts = new Map<string, number>();
  for (let round = 0; round < 60_000; round += 1) {
    const order = shuffle(items, random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(items).toEqual([1, 2, 3]);
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test('a draw without return never gives the same card twice and refuses more than there are', () => {
  const drawn = drawWithoutReturn([1, 2, 3, 4, 5], 5, createFastSource(2));
  expect(new Set(drawn).size).toBe(5);
  expect(() => drawWithoutReturn([1], 2, createFastSource(2))).toThrow(RangeError);
});

test('a weight is picked as often as its share, and a weight of zero never', () => {
  const random = createFastSource(3);
  const counts = [0, 0, 0, 0];
  for (let round = 0; round < 100_000; round += 1) {
    const place = pickWeighted([1, 0, 3, 6], random);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  expect(counts[1]).toBe(0);
  for (const [place, share] of [0.1, 0, 0.3, 0.6].entries()) {
    expect(Math.abs((counts[place] ?? 0) / 100_000 - share)).toBeLessThan(0.006);
  }
});
