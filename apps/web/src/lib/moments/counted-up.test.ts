import { expect, it } from 'vitest';
import { countedUp } from './counted-up.ts';

it('counts from nothing to all of it, ever slower, and stays there', () => {
  expect(countedUp(-5)).toBe(0);
  expect(countedUp(0)).toBe(0);
  expect(countedUp(450)).toBeGreaterThan(0.8);
  expect(countedUp(899)).toBeLessThan(1);
  expect(countedUp(900)).toBe(1);
  expect(countedUp(5000)).toBe(1);
});
