import { parsePesos } from '@perya/money';
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money } from '../../fields.ts';
import { getWallet } from '../../ledger/calls/wallet.ts';

/** Test funds that one test account may take in a day, in centavos. */
export const testFundsDailyMax = 10_000_000n;

export const addTestFunds = defineCall({
  method: 'POST',
  path: '/finance/sandbox/funds',
  access: 'player',
  gate: 'testFunds',
  summary: 'Credits test funds to a test account; there is no such call where the sandbox is off',
  request: z.object({
    amount: money().check(
      z.refine((text) => (parsePesos(text) ?? 0n) > 0n, 'The amount must be above zero'),
    ),
  }),
  answer: z.object({ balance: money(), left_today: money() }),
  movesMoney: true,
  errors: ['NOT_FOUND', 'TEST_FUNDS_SPENT', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_MISMATCH'],
  refreshes: [getWallet],
});

export const sandboxFundsCalls = { addTestFunds } as const;
