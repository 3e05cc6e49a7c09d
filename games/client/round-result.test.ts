import { expect, test } from 'vitest';
import { differenceOf, headlineOf, resultSentence } from './round-result.ts';

const stake = 10_00n;
const wordsOf = (payout: bigint) => [
  headlineOf({ stake, payout }).en,
  differenceOf({ stake, payout })?.en ?? null,
  resultSentence({ stake, payout }).en,
];

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

test('says the same amounts in Tagalog', () => {
  for (const payout of [100_00n, 10_00n, 4_00n]) {
    const amounts = (text: string) => text.match(/₱[\d,.]*\d/g)?.toSorted();
    const { en, tl } = resultSentence({ stake, payout });
    expect(amounts(tl)).toEqual(amounts(en));
  }
});
