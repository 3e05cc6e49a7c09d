import { expect, test } from 'vitest';
import { isUnusual } from './today.ts';

test.each([
  [100, 100, false],
  // A third more is a good day.
  [133, 100, false],
  [200, 100, true],
  [20, 100, true],
  [0, 40, true],
  // So few are chance.
  [9, 0, false],
  [8, 3, false],
  [30, 0, true],
])('%i against %i is unusual: %s', (now, before, expected) => {
  expect(isUnusual(now, before)).toBe(expected);
});
