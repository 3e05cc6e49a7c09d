import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invitationOf } from './invitation.ts';
import { meetsGoal, referralKind } from './referral.ts';

const goal = { deposited: 50_000, staked: 100_000, is_verified: true };
const did = { deposited: 50_000n, staked: 100_000n, isVerified: true };

describe('the goal of a friend', () => {
  test('is met when every part of it is, and not before', () => {
    expect(meetsGoal(goal, did)).toBe(true);
    expect(meetsGoal(goal, { ...did, deposited: 49_999n })).toBe(false);
    expect(meetsGoal(goal, { ...did, staked: 99_999n })).toBe(false);
    expect(meetsGoal(goal, { ...did, isVerified: false })).toBe(false);
  });

  test('asks for nothing that it does not name', () => {
    const nothing = { deposited: 0n, staked: 0n, isVerified: false };
    expect(
      meetsGoal({ deposited: 0, staked: 1, is_verified: false }, { ...nothing, staked: 1n }),
    ).toBe(true);
    expect(
      meetsGoal({ deposited: 0, staked: 0, is_verified: true }, { ...nothing, isVerified: true }),
    ).toBe(true);
  });

  test('is refused if there is none, or if it never ends', () => {
    const rules = { ...goal, amount: 10_000, within_days: 30 };
    const fits = (change: object) =>
      z.safeParse(referralKind.rules, { ...rules, ...change }).success;
    expect(fits({})).toBe(true);
    expect(fits({ deposited: 0, staked: 0, is_verified: false })).toBe(false);
    expect(fits({ amount: 0 })).toBe(false);
    expect(fits({ amount: 0.5 })).toBe(false);
    expect(fits({ within_days: 0 })).toBe(false);
    expect(fits({ within_days: 366 })).toBe(false);
    expect(fits({ deposited: -1 })).toBe(false);
    expect(fits({ friends: 3 })).toBe(false);
  });
});

test('an invitation holds code and channel, in letters that an address may hold [A-345 A-491]', () => {
  expect(atob(invitationOf('1234567890', 'link'))).toBe('r=1234567890,1');
  expect(atob(invitationOf('1234567890', 'qr'))).toBe('r=1234567890,2');
  for (const code of ['1000000000', '9999999999', '5061728394']) {
    expect(invitationOf(code, 'qr')).toMatch(/^[\w-]+$/);
  }
});
