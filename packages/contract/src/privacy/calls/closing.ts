import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';

export const readClosing = defineCall({
  method: 'GET',
  path: '/member/closing',
  access: 'player',
  gate: 'reads',
  summary: 'What stands in the way of closing the account, and what would become of what is in it',
  request: z.object({}),
  answer: z.object({
    balance: money(),
    withdrawable: money(),
    /** What is not wagered yet, and so cannot be withdrawn. */
    locked: money(),
    open_rounds: z.int(),
    /** Withdrawals that are under way; the account closes when they have ended. */
    withdrawals: z.int(),
    /** For so many days a login takes the closing back. */
    wait_days: z.int(),
    /** For so many years the law asks to keep what is known of the player. */
    retention_years: z.int(),
  }),
});

export type ClosingFacts = z.output<(typeof readClosing)['answer']>;

export const closeAccount = defineCall({
  method: 'POST',
  path: '/member/closing/close',
  access: 'player',
  gate: 'ownAccount',
  summary:
    'Closes the account: every session ends, and nobody logs in but to take it back within the days of the policy',
  request: z.object({
    /** The balance that the player has seen and leaves: it stays theirs, and is kept in the books. */
    leaves: money(),
  }),
  answer: z.object({
    /** Until then a login takes it back. */
    until: unixSeconds(),
  }),
  errors: ['PROOF_REQUIRED', 'CLOSING_NOT_YET'],
  refreshes: 'nothing',
});

export const closingCalls = { readClosing, closeAccount } as const;
