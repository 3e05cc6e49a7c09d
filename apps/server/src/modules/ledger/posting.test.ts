import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import { hashPosting } from './hash-posting.ts';
import { legsMax, type Posting, refuseMalformed } from './posting.ts';

const posting: Posting = {
  uid: 7n,
  scope: 'test',
  key: 'k-1',
  amount: centavos(-250),
  legs: [{ account: 'house:slots', amount: centavos(250) }],
};

/** Between two accounts of the far side. */
const between = [
  { account: 'house:pending', amount: centavos(-250) },
  { account: 'house:paid', amount: centavos(250) },
];

const int64Max = 2n ** 63n - 1n;

describe('refuseMalformed', () => {
  it('lets a balanced posting pass', () => {
    expect(refuseMalformed(posting)).toBeNull();
  });

  it('lets money pass between two accounts of the far side', () => {
    expect(refuseMalformed({ ...posting, amount: centavos(0), legs: between })).toBeNull();
  });

  it.each<[string, Partial<Posting>]>([
    ['a player without a number', { uid: 0n }],
    ['a player beyond 64 bits', { uid: int64Max + 1n }],
    ['a scope that is no name', { scope: 'Test scope' }],
    ['an empty key', { key: '' }],
    ['a key that is too long', { key: 'k'.repeat(129) }],
    ['a key with a line break', { key: 'k\n1' }],
    ['a zero amount with one leg', { amount: centavos(0) }],
    ['a turnover of nothing', { amount: centavos(0), legs: between, turnover: centavos(1) }],
    [
      'a requirement without a credit',
      {
        amount: centavos(0),
        legs: between,
        requirement: { amount: centavos(1), multiplier: 1n },
      },
    ],
    ['an amount beyond 64 bits', { amount: centavos(int64Max + 1n) }],
    ['no legs', { legs: [] }],
    [
      'too many legs',
      { legs: Array.from({ length: legsMax + 1 }, () => ({ account: 'a', amount: centavos(1) })) },
    ],
    ['a zero leg', { legs: [{ account: 'house', amount: centavos(0) }] }],
    ['an account that is no name', { legs: [{ account: 'House!', amount: centavos(250) }] }],
    [
      'a far leg that poses as the player',
      { legs: [{ account: 'player', amount: centavos(250) }] },
    ],
    ['a turnover beyond 64 bits', { turnover: centavos(int64Max + 1n) }],
    ['a negative multiplier', { requirement: { amount: centavos(1), multiplier: -1n } }],
    ['a zero multiplier', { requirement: { amount: centavos(1), multiplier: 0n } }],
    ['a requirement of nothing', { requirement: { amount: centavos(0), multiplier: 1n } }],
  ])('refuses %s', (_, change) => {
    expect(refuseMalformed({ ...posting, ...change })).toBe('INVALID');
  });

  it('refuses legs that do not sum to zero', () => {
    const legs = [{ account: 'house', amount: centavos(249) }];
    expect(refuseMalformed({ ...posting, legs })).toBe('UNBALANCED');
    const far = [...between, { account: 'house:fees', amount: centavos(1) }];
    expect(refuseMalformed({ ...posting, amount: centavos(0), legs: far })).toBe('UNBALANCED');
  });
});

describe('hashPosting', () => {
  it('does not depend on the key or on how an absent field is written', () => {
    const same = { ...posting, key: 'k-2', scope: 'other', turnover: centavos(0) };
    expect(hashPosting(same)).toBe(hashPosting(posting));
  });

  it.each<[string, Partial<Posting>]>([
    ['player', { uid: 8n }],
    ['amount', { amount: centavos(-251) }],
    ['far account', { legs: [{ account: 'house:live', amount: centavos(250) }] }],
    ['turnover', { turnover: centavos(1) }],
    ['requirement', { requirement: { amount: centavos(1), multiplier: 1n } }],
    ['way of debit', { onlyWithdrawable: true }],
  ])('changes with the %s', (_, change) => {
    expect(hashPosting({ ...posting, ...change })).not.toBe(hashPosting(posting));
  });
});
