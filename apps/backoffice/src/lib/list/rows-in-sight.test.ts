import { expect, it } from 'vitest';
import { drawnFor, headPx, holds, rowsInSight } from './rows-in-sight.ts';

const rowPx = 32;
const tops = Array.from({ length: 10_001 }, (_, place) => place * rowPx);
const at = (place: number, rows = 20) =>
  rowsInSight({ scrollTop: headPx + place * rowPx, clientHeight: rows * rowPx }, tops);

it('holds the rows in sight and not one more, and around them some, at both ends too', () => {
  expect(at(0)).toEqual({ sight: { from: 0, to: 21 }, around: { from: 0, to: 32 } });
  expect(at(5000)).toEqual({
    sight: { from: 5000, to: 5021 },
    around: { from: 4992, to: 5032 },
  });
  expect(at(9980)).toEqual({
    sight: { from: 9980, to: 10_000 },
    around: { from: 9972, to: 10_000 },
  });
});

it('what stands around them stays the same within a step of scrolling', () => {
  expect(at(5000).around).toEqual(at(5003).around);
  expect(at(5004).around).not.toEqual(at(5003).around);
});

it('goes by where rows begin: headings of days among them take room', () => {
  const headed = tops.map((top, place) => top + Math.ceil(place / 2) * headPx);
  const { sight, around } = rowsInSight({ scrollTop: headed[500] ?? 0, clientHeight: 640 }, headed);
  expect(sight.from).toBeLessThanOrEqual(500);
  expect(sight.to).toBeGreaterThanOrEqual(500 + 13);
  expect(around.from).toBeLessThanOrEqual(500 - 8);
  expect(around.to).toBeGreaterThanOrEqual(500 + 13 + 8);
  expect(around.to - around.from).toBeLessThan(60);
});

it('a little further on nothing is to be drawn, a screen further on all of it is', () => {
  expect(holds(at(5000).around, at(5007).sight)).toBe(true);
  expect(holds(at(5000).around, at(5013).sight)).toBe(false);
  expect(holds(at(5000).around, at(4990).sight)).toBe(false);
  expect(holds(at(5000).sight, at(5000).sight)).toBe(true);
});

it('a jump draws what is in sight alone, whoever scrolls on gets the rows around it too', () => {
  const { around: known } = at(5000);
  expect(drawnFor(known, at(7000))).toEqual(at(7000).sight);
  expect(drawnFor(known, at(5030))).toEqual(at(5030).sight);
  expect(drawnFor(known, at(5015))).toEqual(at(5015).around);
  expect(drawnFor(known, at(4988))).toEqual(at(4988).around);
});
