import { expect, it } from 'vitest';
import { countedBy, readWeight } from './counted-by.ts';

it('reads whole percent from nothing to all', () => {
  expect(['0', '5', ' 50 %', '100%'].map(readWeight)).toEqual([0, 5, 50, 100]);
  expect(['', '101', '-1', '1.5', 'ten', '1e2', '٥'].map(readWeight)).toEqual(Array(7).fill(null));
});

it('says what a weight counts of stakes, rounded down', () => {
  expect(countedBy('1000.01', 100)).toBe('1000.01');
  expect(countedBy('1000.01', 33)).toBe('330.00');
  expect(countedBy('12.34', 0)).toBe('0.00');
});
