import { describe, expect, test } from 'vitest';
import type { OurTransaction, TheirTransaction } from './comparison.store.ts';
import { findDifferences, findUnheardOf } from './find-differences.ts';

const theirs = (more: Partial<TheirTransaction> = {}): TheirTransaction => ({
  transactionId: 't',
  uid: 7n,
  kind: 'bet',
  amount: 500,
  stands: true,
  ...more,
});
const ours = (more: Partial<OurTransaction> = {}): OurTransaction => ({
  transactionId: 't',
  uid: 7n,
  betId: 3n,
  amount: 500n,
  isHeld: false,
  isGone: false,
  ...more,
});
const whatOf = (there: TheirTransaction, here: OurTransaction[]) =>
  findDifferences([there], here).map(({ what }) => what);

describe('a transaction', () => {
  test.each([
    ['agrees', theirs(), [ours()], []],
    ['is of another amount', theirs({ amount: 501 }), [ours()], ['other-amount']],
    ['is not known here', theirs(), [], ['unknown-here']],
    ['was taken back here alone', theirs(), [ours({ isGone: true })], ['gone-here']],
    ['was taken back there alone', theirs({ stands: false }), [ours()], ['stands-here']],
    ['was taken back on both sides', theirs({ stands: false }), [ours({ isGone: true })], []],
    ['was refused on both sides', theirs({ stands: false }), [], []],
    ['waits for a person here', theirs(), [ours({ isHeld: true })], ['held-here']],
    ['has won nothing and was never told', theirs({ kind: 'win', amount: 0 }), [], []],
  ] as const)('%s', (_what, there, here, expected) => {
    expect(whatOf(there, [...here])).toEqual(expected);
  });

  test('says both amounts, and nothing where there is nothing', () => {
    expect(findDifferences([theirs({ amount: 600 })], [ours()])).toMatchObject([
      { theirs: 600n, ours: 500n, betId: 3n },
    ]);
    expect(findDifferences([theirs({ stands: false })], [ours()])).toMatchObject([
      { theirs: null, ours: 500n },
    ]);
  });

  test('of ours that the provider has never heard of is one, unless it is gone or was nothing', () => {
    const here = [
      ours({ transactionId: 'a' }),
      ours({ transactionId: 'b' }),
      ours({ transactionId: 'c', isGone: true }),
      ours({ transactionId: 'd', amount: 0n }),
    ];
    expect(findUnheardOf(here, new Set(['a'])).map(({ transactionId }) => transactionId)).toEqual([
      'b',
    ]);
  });
});
