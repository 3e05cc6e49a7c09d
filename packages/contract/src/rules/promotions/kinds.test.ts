import { expect, test } from 'vitest';
import { cashTypes } from '../cash-types.ts';
import { currencyOf, promotionKinds, worthOf } from './kinds.ts';

test('what a promotion is worth follows from its rules', () => {
  expect(worthOf('birthday', { amount: 18_800 })).toEqual({ how: 'exactly', amount: '₱188.00' });
  const odds = [
    { amount: 500, weight: 9 },
    { amount: 88_800, weight: 1 },
  ];
  expect(worthOf('mystery-box', { deposits: 1, odds })).toEqual({
    how: 'up-to',
    amount: '₱888.00',
  });
  const prizes = [
    { from: 1, to: 1, amount: 10_000 },
    { from: 2, to: 3, amount: 5000 },
  ];
  expect(worthOf('ranking', { game_types: [3], prizes })).toEqual({
    how: 'pool',
    amount: '₱200.00',
  });
  const race = { days: 3, by: 'multiplier', game_types: [3], prizes };
  expect(worthOf('race', race)).toEqual({ how: 'pool', amount: '₱200.00' });
  expect(worthOf('rebate', { of: 'stakes', share: 50 })).toMatchObject({ percent: '0.5%' });
  expect(
    worthOf('channel-cashback', { share: 250, most: 10_000, least: 100, channels: [] }),
  ).toEqual({
    how: 'of-deposit',
    percent: '2.5%',
    amount: '₱100.00',
  });
  const checkIn = { ty: 107, amounts: [1, 1, 1, 1, 1, 1, 4], streak_bonus: 20 };
  expect(worthOf('check-in', checkIn)).toEqual({ how: 'filcoins', filcoins: 30 });
  expect(worthOf('gift', {})).toEqual({ how: 'by-hand' });
});

test('every kind of promotion gives something that has a name in the records, or Filcoins', () => {
  const named = Object.values(promotionKinds).flatMap((kind) => kind.cashTypes);
  expect(named.filter((type) => !Object.hasOwn(cashTypes, type))).toEqual([]);
  expect([currencyOf('task'), currencyOf('check-in'), currencyOf('rebate')]).toEqual([
    'FIL',
    'FIL',
    'PHP',
  ]);
});
