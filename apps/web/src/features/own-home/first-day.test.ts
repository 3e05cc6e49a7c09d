import { describe, expect, it } from 'vitest';
import { beginsWithBasics, isNewcomer, stepsOf } from './first-day.ts';

const newcomer = {
  status: 'unset',
  policy: 'documents',
  hasDeposited: false,
  hasPlayed: false,
} as const;
const states = (known: Parameters<typeof stepsOf>[0]) => stepsOf(known).map(({ state }) => state);

describe('the first steps', () => {
  it('begin with the identity, then the deposit, then a game', () => {
    expect(stepsOf(newcomer)).toEqual([
      { step: 'identity', state: 'next' },
      { step: 'deposit', state: 'later' },
      { step: 'game', state: 'later' },
    ]);
  });

  it('go on past what waits for the house where the policy lets them', () => {
    const waiting = { ...newcomer, status: 'under_review' } as const;
    expect(states(waiting)).toEqual(['passed', 'next', 'later']);
    expect(states({ ...waiting, policy: 'strict' })).toEqual(['waiting', 'later', 'later']);
  });

  it('go on with a basic account, which is finished at the end', () => {
    const basic = { ...newcomer, status: 'basic_account' } as const;
    expect(states(basic)).toEqual(['passed', 'next', 'later']);
    expect(states({ ...basic, hasDeposited: true, hasPlayed: true })).toEqual([
      'next',
      'done',
      'done',
    ]);
    expect(states({ ...basic, policy: 'strict' })).toEqual(['next', 'later', 'later']);
  });

  it('begin with the short form where it opens something', () => {
    expect(beginsWithBasics(newcomer)).toBe(true);
    expect(beginsWithBasics({ ...newcomer, policy: 'strict' })).toBe(false);
    expect(beginsWithBasics({ ...newcomer, status: 'basic_account' })).toBe(false);
  });

  it('count what is done in any order, and have no next when all are', () => {
    expect(states({ ...newcomer, hasPlayed: true })).toEqual(['next', 'later', 'done']);
    const all = { ...newcomer, status: 'fully_kyc', hasDeposited: true, hasPlayed: true } as const;
    expect(states(all)).toEqual(['done', 'done', 'done']);
    expect(states({ ...newcomer, status: 'rejected' })[0]).toBe('next');
  });
});

it('counts as a newcomer for 72 hours', () => {
  const createdAt = 1_763_280_000;
  expect(isNewcomer(createdAt, createdAt + 72 * 3600 - 1)).toBe(true);
  expect(isNewcomer(createdAt, createdAt + 72 * 3600)).toBe(false);
});
