import { expect, test } from 'vitest';
import { placeAround } from './place-around.ts';

test('points stand around the middle, within the box, the first at the top', () => {
  const box = { width: 200, height: 100, edge: 10 };
  expect(placeAround(4, box)).toEqual([
    { x: 100, y: 10 },
    { x: 190, y: 50 },
    { x: 100, y: 90 },
    { x: 10, y: 50 },
  ]);
  expect(placeAround(0, box)).toEqual([]);
});
