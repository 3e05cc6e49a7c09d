import { describe, expect, it } from 'vitest';
import { isNewcomer, stepsOf } from './first-day.ts';

const newcomer = { status: 'unset', hasDeposited: false, hasPlayed: false } as const;
const states = (known: Parameters<typeof stepsOf>[0]) => stepsOf(known).map(({ state }) => state);

describe('the first steps', () => {
  it('begin with the identity, then the deposit, then a game', () => {
    expect(stepsOf(newcomer)).toEqual([
      { step: 'identity', state: 'next' },
      { step: 'deposit', state: 'later' },
      { step: 'game', state: 'later' },
    ]);
  });

  it('go on past what waits for the house', () => {
    expect(states({ ...newcomer, status: 'under_review' })).toEqual(['waiting', 'next', 'later']);
  });

  it('count what is done in any order, and have no next when all are', () => {
    expect(states({ ...newcomer, hasPlayed: true })).toEqual(['next', 'later', 'done']);
    expect(states({ status: 'fully_kyc', hasDeposited: true, hasPlayed: true })).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(states({ ...newcomer, status: 'rejected' })[0]).toBe('next');
  });
});

it('counts as a newcomer for 72 hours', () => {
  const createdAt = 1_763_280_000;
  expect(isNewcomer(createdAt, createdAt + 72 * 3600 - 1)).toBe(true);
  expect(isNewcomer(createdAt, createdAt + 72 * 3600)).toBe(false);
});
