import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { GatewayFailure } from '../providers/payments/gateway.ts';
import { createScriptedGateway } from './scripted-gateway.ts';

const order = {
  reference: 'D1',
  amount: centavos(10_000),
  method: 'gcash',
  returnUrl: 'https://perya.example/',
  expiresAt: new Date('2026-11-16T05:00:00Z'),
  language: 'en_US',
} as const;
const payout = {
  reference: 'W2',
  amount: centavos(7000),
  method: 'gcash',
  account: { number: '09171234567', name: 'A B' },
};

test('the gateway of tests opens and pays out once for a reference, and its books say so', async () => {
  const gateway = createScriptedGateway();
  const opened = await gateway.open(order);
  expect(await gateway.open(order)).toEqual(opened);
  const taken = gateway.pay('D1');
  gateway.pay('D1', { amount: 5, currency: 'USD' });
  expect((await gateway.readOrder('D1', null)).payments[0]).toEqual(taken);
  gateway.payoutsBecome('accepted');
  const paidOut = await gateway.payOut(payout);
  expect(await gateway.payOut(payout)).toEqual(paidOut);
  gateway.endPayout('W2', 'paid');
  expect(gateway.sums()).toEqual({ taken: 10_000n, paidOut: 7000n });
  expect(await gateway.balance()).toBe(3000n);
  const changed = { ...payout, amount: centavos(1) };
  await expect(gateway.payOut(changed)).rejects.toThrow(new GatewayFailure('refused'));
});

test('a lost answer leaves the payout where it is, an unreachable gateway has none', async () => {
  const gateway = createScriptedGateway();
  gateway.mishap('payOut', 'unreachable');
  await expect(gateway.payOut(payout)).rejects.toThrow(new GatewayFailure('unreachable'));
  expect((await gateway.readPayout('W2', null)).state).toBe('unknown');
  gateway.mishap('payOut', 'lost');
  await expect(gateway.payOut(payout)).rejects.toThrow(new GatewayFailure('timeout'));
  expect((await gateway.readPayout('W2', null)).state).toBe('paid');
});
