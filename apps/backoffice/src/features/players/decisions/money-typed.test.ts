import { expect, test } from 'vitest';
import { moneyTyped } from './money-typed.ts';

test.each([
  ['150.5', '150.50'],
  [' -20 ', '-20.00'],
  ['007', '7.00'],
])('reads %j as %s', (typed, amount) => {
  expect(moneyTyped(typed)).toBe(amount);
});

test.each(['', '0', '-0.00', '1e3', '1,000', '١٢', '1.005', '--1'])('does not read %j', (typed) => {
  expect(moneyTyped(typed)).toBeNull();
});
