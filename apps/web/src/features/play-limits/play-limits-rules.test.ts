import { depositLimitKinds } from '@perya/contract/rules/play-limits';
import { expect, it } from 'vitest';
import { findLowerLimit } from './find-lower-limit.ts';
import { isAbove, presetsOf, readLimit } from './read-limit.ts';
import { leftOf, lossOf, usedPercent } from './used-share.ts';

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

it('shows what is left of a limit, and never less than nothing', () => {
  expect(leftOf('250.50', '1000.00')).toBe('749.50');
  expect(leftOf('2500.00', '1000.00')).toBe('0.00');
});

it('finds the limit of a longer span that is reached first', () => {
  const held = (day: string | null, week: string | null, month: string | null) => ({
    daily_deposit: { amount: day, next: null },
    weekly_deposit: { amount: week, next: null },
    monthly_deposit: { amount: month, next: null },
  });
  const limits = held('900.00', '500.00', '400.00');
  expect(findLowerLimit(limits, 'daily_deposit', depositLimitKinds)).toEqual({
    kind: 'monthly_deposit',
    amount: '400.00',
  });
  expect(findLowerLimit(limits, 'weekly_deposit', depositLimitKinds)).toEqual({
    kind: 'monthly_deposit',
    amount: '400.00',
  });
  expect(findLowerLimit(limits, 'monthly_deposit', depositLimitKinds)).toBeNull();
  expect(
    findLowerLimit(held('100.00', '100.00', '2000.00'), 'daily_deposit', depositLimitKinds),
  ).toBeNull();
  expect(findLowerLimit(held(null, '100.00', null), 'daily_deposit', depositLimitKinds)).toBeNull();
  // As amounts, not as texts.
  expect(
    findLowerLimit(held('90.00', '1000.00', null), 'daily_deposit', depositLimitKinds),
  ).toBeNull();
});

it('counts as a loss only what was not won back', () => {
  expect(lossOf('-120.50')).toBe('120.50');
  expect(lossOf('80.00')).toBe('0.00');
});

it('offers amounts for a tap, and none that the house would refuse', () => {
  expect(presetsOf('daily_loss', null)).toEqual(['200', '500', '1000']);
  expect(presetsOf('daily_loss', '500.00')).toEqual(['200', '500']);
  expect([isAbove('500.01', '500.00'), isAbove('500', '500.00')]).toEqual([true, false]);
});
