import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { differenceOf, headlineOf, paidOf, pastSentence, resultSentence } from './round-result.ts';

const stake = 10_00n;
const moneyOf = (payout: bigint, isHeld = false) => ({ stake, payout, isHeld });
const wordsOf = (payout: bigint, isHeld = false) => {
  const money = moneyOf(payout, isHeld);
  return [headlineOf(money).en, differenceOf(money)?.en ?? null, resultSentence(money).en];
};

test('counts only what exceeds the stake as gained', () => {
  expect(wordsOf(100_00n)).toEqual(['Paid', '₱90 gained', 'Paid ₱100, ₱90 gained.']);
  expect(wordsOf(10_50n)).toEqual(['Paid', '₱0.50 gained', 'Paid ₱10.50, ₱0.50 gained.']);
});

test('calls a payout of the stake or less what it is, and never a win', () => {
  expect(wordsOf(10_00n)).toEqual(['Your stake is back', null, 'Your stake of ₱10 is back.']);
  expect(wordsOf(4_00n)).toEqual([
    'Part of your stake is back',
    '₱6 less than staked',
    '₱4 of your stake of ₱10 is back.',
  ]);
  expect(wordsOf(0n)).toEqual(['No win this time', null, 'No win this time.']);
});

test('says of a held win that it is being checked, why and where it is told, and counts none of it as paid', () => {
  expect(wordsOf(12_000_00n, true)).toEqual([
    'Held for a check',
    null,
    '₱12,000 is being checked. Some wins are checked before they are paid: your bet records say how it stands.',
  ]);
  expect(wordsOf(4_00n, true)[2]).toMatch(/^₱4 is being checked\./);
  // Nothing was won: there is nothing to check.
  expect(wordsOf(0n, true)).toEqual(wordsOf(0n));
  const round = { payout: centavos(12_000_00) };
  expect(paidOf({ ...round, isHeld: true })).toBe(0n);
  expect(paidOf({ ...round, isHeld: false })).toBe(12_000_00n);
});

test('says of a held win later only what holds before and after the check', () => {
  expect(pastSentence(moneyOf(12_000_00n, true)).en).toBe(
    '₱12,000 was held for a check: the bet records say how it stands.',
  );
  expect(pastSentence(moneyOf(100_00n))).toEqual(resultSentence(moneyOf(100_00n)));
});

test('says the same amounts in Tagalog, and of a held win nothing that was paid', () => {
  const held = moneyOf(12_000_00n, true);
  const shown = [100_00n, 10_00n, 4_00n].map((payout) => resultSentence(moneyOf(payout)));
  for (const { en, tl } of [...shown, resultSentence(held), pastSentence(held)]) {
    const amounts = (text: string) => text.match(/₱[\d,.]*\d/g)?.toSorted();
    expect(amounts(tl)).toEqual(amounts(en));
  }
  const said = [headlineOf(held), resultSentence(held), pastSentence(held)];
  for (const { en, tl } of said) {
    expect(en).not.toMatch(/\bPaid\b/);
    expect(tl).not.toMatch(/[Ii]binayad/);
    expect(tl).toContain('-check');
  }
});
