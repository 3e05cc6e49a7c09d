import { expect, it } from 'vitest';
import { headPx, rangeIn } from './rows-in-sight.ts';

const rowPx = 32;
const tops = Array.from({ length: 10_001 }, (_, place) => place * rowPx);
const at = (place: number, rows = 20) =>
  rangeIn({ scrollTop: headPx + place * rowPx, clientHeight: rows * rowPx }, tops);

it('holds the rows in sight and some around them, at both ends too', () => {
  expect(at(0)).toEqual({ from: 0, to: 50 });
  expect(at(5000)).toEqual({ from: 4980, to: 5050 });
  expect(at(9980)).toEqual({ from: 9960, to: 10_000 });
});

it('stays the same within a step of scrolling', () => {
  expect(at(5003)).toEqual(at(5008));
  expect(at(5011)).not.toEqual(at(5008));
});

it('goes by where rows begin: headings of days among them take room', () => {
  const headed = tops.map((top, place) => top + Math.ceil(place / 2) * headPx);
  const { from, to } = rangeIn({ scrollTop: headed[500] ?? 0, clientHeight: 640 }, headed);
  expect(from).toBeLessThanOrEqual(500 - 20);
  expect(to).toBeGreaterThanOrEqual(500 + 13 + 20);
  expect(to - from).toBeLessThan(100);
});
