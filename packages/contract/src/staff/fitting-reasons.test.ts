import { expect, it } from 'vitest';
import {
  decideWithdrawal,
  withdrawalDecisionReasons,
} from '../payments/staff-calls/withdrawals.ts';
import { decisionReasons, type Reason } from './reasons.ts';
import { requestActions } from './request-actions.ts';

const decide = (decision: string, reason: string) =>
  decideWithdrawal.request.safeParse({ id: '1', decision, reason }).success;

it('lets nobody pay for a reason to hold or to cancel', () => {
  for (const reason of withdrawalDecisionReasons.approve) {
    expect(decide('approve', reason), reason).toBe(true);
  }
  const against = [...withdrawalDecisionReasons.hold, ...withdrawalDecisionReasons.cancel].filter(
    (reason) => reason !== 'other',
  );
  expect(against).toContain('suspicious');
  for (const reason of against) expect(decide('approve', reason), reason).toBe(false);
});

/** What speaks against a player or a house fits nothing that gives, opens or pays. */
const againstSomebody: readonly Reason[] = ['fraud-seen', 'harmful-play', 'round-wrong'];

it.each([
  'payments.pay',
  'payments.rule',
  'staff.invite',
  'promotions.gift',
  'doors.open',
  'vouchers.create',
  'vouchers.export',
] as const)(
  'asks for %s with no reason that speaks against it, and with another one last',
  (action) => {
    const reasons: readonly Reason[] = requestActions[action].reasons;
    expect(reasons.filter((reason) => againstSomebody.includes(reason))).toEqual([]);
    expect(reasons.at(-1)).toBe('other');
  },
);

it('approves for no reason for which one declines, but another one', () => {
  const declines: readonly Reason[] = decisionReasons.decline;
  expect(decisionReasons.approve.filter((reason) => declines.includes(reason))).toEqual(['other']);
});
