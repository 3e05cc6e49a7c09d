import { expect, test } from 'vitest';
import { createSeaClock } from './sea-clock.ts';

test('goes with the time while pictures follow each other', () => {
  const clock = createSeaClock();
  expect([1000, 1016, 1049, 1200].map(clock.read)).toEqual([1000, 1016, 1049, 1200]);
});

test('stands while nothing is painted, and goes on from there', () => {
  const clock = createSeaClock();
  clock.read(1000);
  expect(clock.read(61_000)).toBe(1000);
  expect(clock.read(61_016)).toBe(1016);
});
