import type { DepositStatus } from '@perya/contract/rules/payment-status';
import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import type { OrderState } from '../../../providers/payments/gateway.ts';
import { decideOrder } from './decide-order.ts';

const expiresAt = new Date('2026-11-16T12:00:00Z');
const before = new Date(expiresAt.getTime() - 1);
const without = (state: OrderState['state']): OrderState => ({ state, payments: [] });
const decide = (status: DepositStatus, order: OrderState, now = before) =>
  decideOrder({ status, expiresAt }, order, now);

test.each([
  ['pending', 'unknown', 'open'],
  ['pending', 'open', 'open'],
  ['pending', 'paid', 'wait'],
  ['paying', 'open', 'wait'],
  ['paying', 'unknown', 'wait'],
  ['paying', 'failed', 'cancel'],
  ['pending', 'failed', 'cancel'],
  ['paying', 'expired', 'timeout'],
  ['paying', 'paid', 'wait'],
] as const)(
  'a %s deposit whose order is %s without money: %s [G-315]',
  (status, state, decision) => {
    expect(decide(status, without(state))).toBe(decision);
  },
);

test.each(['open', 'unknown', 'expired'] as const)(
  'once it has run out, an order that is %s is a timeout [G-315]',
  (state) => {
    expect(decide('paying', without(state), expiresAt)).toBe('timeout');
    expect(decide('pending', without(state), expiresAt)).toBe('timeout');
  },
);

test.each(['completed', 'timeout', 'canceled'] as const)(
  'a %s deposit moves by money alone [G-315]',
  (status) => {
    for (const state of ['open', 'paid', 'failed', 'expired', 'unknown'] as const) {
      expect(decide(status, without(state), expiresAt)).toBe('wait');
    }
  },
);

test('money is settled whatever the order is said to be', () => {
  const payment = {
    paymentId: 'p',
    amount: centavos(1),
    currency: 'PHP',
    paidAt: new Date(0),
  };
  for (const state of ['open', 'paid', 'failed', 'expired', 'unknown'] as const) {
    for (const status of ['pending', 'paying', 'completed', 'timeout', 'canceled'] as const) {
      expect(decide(status, { state, payments: [payment] }, expiresAt)).toBe('settle');
    }
  }
});
