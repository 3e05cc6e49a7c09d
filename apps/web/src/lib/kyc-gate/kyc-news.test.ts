import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { expect, test } from 'vitest';
import { kycNewsOf } from './kyc-news.ts';

const told = (before: [KycStatus, boolean], now: [KycStatus, boolean]) =>
  kycNewsOf({ status: before[0], is_waiting: before[1] }, { status: now[0], is_waiting: now[1] })
    ?.text.en ?? null;

test('an open app tells what the house decided, and nothing that the player did', () => {
  expect(told(['under_review', true], ['fully_kyc', false])).toMatch(/was approved: /);
  expect(told(['frozen', true], ['basic_kyc', false])).toMatch(/approved in part/);
  expect(told(['under_review', true], ['rejected', false])).toMatch(/was not approved/);
  expect(told(['frozen', true], ['frozen', false])).toMatch(/was not approved/);
  expect(told(['unset', false], ['frozen', false])).toMatch(/is frozen/);
  expect(told(['unset', false], ['under_review', true])).toBeNull();
  expect(told(['rejected', false], ['rejected', false])).toBeNull();
  expect(told(['unset', false], ['basic_account', false])).toBeNull();
  expect(told(['under_review', true], ['block', true])).toBeNull();
});
