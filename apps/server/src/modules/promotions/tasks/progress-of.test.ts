import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { isHopeless, isWaiting, progressOf } from './progress-of.ts';

const doing = {
  rounds: new Map([
    [3, 12],
    [1, 4],
    [7, 2],
  ]),
  deposits: 3,
  deposited: centavos(123_456),
};
const nobody = { status: 'unset', hasProvedEmail: false } as const;
const idle = { rounds: new Map(), deposits: 0, deposited: centavos(0) };

test.each([
  [3, 12],
  [103, 12],
  [5, 4],
  [104, 4],
  [105, 18],
  [4, 1],
  [102, 1234],
  [101, 1],
  [7, 0],
  [2, 0],
])('a task of type %i counts %i of what was done [M-103 M-478]', (ty, progress) => {
  expect(progressOf(ty, doing, nobody)).toBe(progress);
});

test('who has done nothing has done nothing, but is logged in', () => {
  const counted = [1, 2, 3, 4, 5, 6, 7, 102, 103, 104, 105, 106].map((ty) =>
    progressOf(ty, idle, nobody),
  );
  expect(new Set(counted)).toEqual(new Set([0]));
  expect(progressOf(101, idle, nobody)).toBe(1);
});

test('identity and email count once they are checked', () => {
  expect(progressOf(6, idle, { ...nobody, hasProvedEmail: true })).toBe(1);
  const counted = (['basic_account', 'basic_kyc', 'fully_kyc', 'test_account'] as const).map(
    (status) => progressOf(1, idle, { ...nobody, status }),
  );
  expect(counted).toEqual([0, 0, 1, 1]);
});

test('an identity check under review is in the hands of others, and a frozen account has no hope', () => {
  expect(isWaiting(1, { ...nobody, status: 'under_review' })).toBe(true);
  expect(isWaiting(6, { ...nobody, status: 'under_review' })).toBe(false);
  expect(isHopeless(1, { ...nobody, status: 'frozen' })).toBe(true);
  expect(isHopeless(1, { ...nobody, status: 'rejected' })).toBe(false);
});
