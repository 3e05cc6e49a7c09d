import { expect, it } from 'vitest';
import { readLimit } from './read-limit.ts';
import { lossOf, usedPercent } from './used-share.ts';

it('reads an amount however it is typed', () => {
  expect(['500', '1,500.5', ' ₱ 2 000 ', '1.00', '10000000'].map(readLimit)).toEqual([
    '500.00',
    '1500.50',
    '2000.00',
    '1.00',
    '10000000.00',
  ]);
});

it.each(['', '0', '0.99', '-5', '10000000.01', '1e3', '12.345', 'five', '99999999999999999999'])(
  'refuses %j',
  (typed) => {
    expect(readLimit(typed)).toBeNull();
  },
);

it('shows how much of a limit is used', () => {
  expect(usedPercent('250.00', '1000.00')).toBe(25);
  expect(usedPercent('2500.00', '1000.00')).toBe(100);
  expect(usedPercent('0.00', '1000.00')).toBe(0);
});

it('counts as a loss only what was not won back', () => {
  expect(lossOf('-120.50')).toBe('120.50');
  expect(lossOf('80.00')).toBe('0.00');
});
