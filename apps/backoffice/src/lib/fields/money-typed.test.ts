import { expect, test } from 'vitest';
import { changeTyped, hundredthsTyped, moneyTyped, wholeTyped } from './money-typed.ts';

test.each([
  ['150.5', '150.50', '150.50'],
  [' -20 ', null, '-20.00'],
  ['007', '7.00', '7.00'],
  ['0', '0.00', null],
  ['-0.00', '0.00', null],
])('reads %j as %s, and as a change as %s', (typed, amount, change) => {
  expect(moneyTyped(typed)).toBe(amount);
  expect(changeTyped(typed)).toBe(change);
});

test.each(['', '1e3', '1,000', '١٢', '1.005', '--1', '₱5'])('does not read %j', (typed) => {
  expect(moneyTyped(typed)).toBeNull();
  expect(changeTyped(typed)).toBeNull();
});

test('a whole number is one within its range', () => {
  const range = { min: 1, max: 100 };
  expect(['1', ' 100 ', '007'].map((typed) => wholeTyped(typed, range))).toEqual([1, 100, 7]);
  for (const typed of ['', '0', '101', '1.5', '-1', '1e1', '٣']) {
    expect(wholeTyped(typed, range)).toBeNull();
  }
});

test('percent has two decimals at most, and 100 is the most', () => {
  expect(['0.5', '1', ' 100 ', '0.05', '12.3'].map(hundredthsTyped)).toEqual([
    50, 100, 10_000, 5, 1230,
  ]);
  expect(['', '100.01', '0.005', '-1', '1,5', '5%'].map(hundredthsTyped)).toEqual(
    Array(6).fill(null),
  );
});
