import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cashbackOf } from '../cashback.ts';
import { channelCashbackKind } from './channel-cashback.ts';

const terms = { share: 500, most: 250_000n, least: 2000n };
const brought = (amount: number, changes: object = {}) =>
  cashbackOf({ ...terms, ...changes }, centavos(amount));

describe('what a deposit brings', () => {
  test('is a share of it, rounded down to the centavo, up to the most [M-452]', () => {
    expect(
      [33_300, 2019, 5_000_000, 5_000_100, 9_900_000].map((amount) => brought(amount)),
    ).toEqual([1665n, 100n, 250_000n, 250_000n, 250_000n]);
    expect(brought(10_001, { share: 1 })).toBe(1n);
    expect(brought(50_000, { share: 1250, most: 5000n })).toBe(5000n);
  });

  test('is nothing below the smallest that takes part [M-303]', () => {
    expect([1999, 2000].map((amount) => brought(amount))).toEqual([0n, 100n]);
    expect(brought(9999, { least: 10_000n })).toBe(0n);
  });
});

test('rules that could give more than the deposit, nothing at all or to no channel are refused', () => {
  const rules = { share: 500, most: 250_000, least: 2000, channels: ['1001'] };
  const fits = (change: object) =>
    z.safeParse(channelCashbackKind.rules, { ...rules, ...change }).success;
  expect([{}, { channels: [] }, { share: 10_000 }].map(fits)).toEqual([true, true, true]);
  const wrong = [
    ...[{ share: 0 }, { share: 10_001 }, { share: 0.5 }, { most: 0 }, { least: 0 }, { least: 99 }],
    ...[{ channels: ['0'] }, { channels: ['GCash'] }, { channels: ['1000000'] }, { tickets: 3 }],
  ];
  expect(wrong.filter(fits)).toEqual([]);
});
