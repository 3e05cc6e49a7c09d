import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money } from '../../fields.ts';

const day = z.object({
  /** In Manila, as 2026-11-16. */
  day: z.string(),
  deposits: z.int(),
  deposited: money(),
  payouts: z.int(),
  paid_out: money(),
  /** From the request to the approval, of those that a person looked at; null if there was none. */
  median_approval_seconds: z.nullable(z.int()),
});
export type PaymentsDay = z.output<typeof day>;

export const readPaymentFigures = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/figures',
  access: { staff: 'payments.read' },
  summary: 'Deposits, payouts and approval times by day, and failures by channel',
  request: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 30),
  }),
  answer: z.object({
    days: z.array(day),
    channels: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        mode: z.enum(['deposit', 'withdraw']),
        completed: z.int(),
        failed: z.int(),
      }),
    ),
    waiting: z.int(),
    strays: z.int(),
    open_cases: z.int(),
  }),
});

const gatewayStanding = z.object({
  name: z.string(),
  can_pay_out: z.boolean(),
  /** What lies there; null where the gateway says none, and `trouble` why. */
  balance: z.nullable(money()),
  trouble: z.nullable(
    z.enum(['refused', 'unreachable', 'timeout', 'unreadable', 'unsupported', 'missing']),
  ),
  /** What is to be paid out by it: withdrawals that are not over, without their fees. */
  on_its_way: money(),
});
export type GatewayStanding = z.output<typeof gatewayStanding>;

export const readGatewayBalances = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/gateway-balances',
  access: { staff: 'payments.read' },
  summary: 'What lies at each gateway of the settings, and what is to be paid out by it',
  request: z.object({}),
  answer: z.array(gatewayStanding),
});

export const paymentFiguresCalls = { readPaymentFigures, readGatewayBalances } as const;
