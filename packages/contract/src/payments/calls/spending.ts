import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';

const spending = z.object({
  /** When the session began: the login. */
  since: unixSeconds(),
  /** What was credited of deposits and vouchers. */
  deposited: money(),
  /** What stands of the stakes of rounds that were begun since, and what these rounds have paid. */
  staked: money(),
  won: money(),
  /** What was won less what was staked. */
  net: money(),
});
export type SessionSpending = z.output<typeof spending>;

export const getSessionSpending = defineCall({
  method: 'GET',
  path: '/member/session/spending',
  access: 'player',
  gate: 'reads',
  summary: 'What the player has paid in, staked and won since the session began',
  request: z.object({}),
  answer: spending,
});

export const spendingCalls = { getSessionSpending } as const;
