import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';

const requirement = z.object({
  /** The posting that brought the amount. */
  posting_id: id(),
  at: unixSeconds(),
  amount: money(),
  multiplier: z.int(),
  /** What must still be wagered before the amount can be withdrawn. */
  left: money(),
});

export const readPlayerWallet = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/wallet',
  access: { staff: 'ledger.read' },
  summary: 'The wallet of a player: balance, what can be withdrawn, turnover and open requirements',
  request: z.object({ uid: id() }),
  answer: z.object({
    balance: money(),
    withdrawable: money(),
    locked: money(),
    turnover: money(),
    is_test: z.boolean(),
    requirements: z.array(requirement),
  }),
});

const posting = z.object({
  id: id(),
  at: unixSeconds(),
  /** The part of the house that posted, and the key that it gave. */
  scope: z.string(),
  key: z.string(),
  /** The player's own leg. */
  amount: money(),
  balance_after: money(),
  turnover: money(),
  /** The other legs; all of a posting sum to nothing. */
  far_side: z.array(z.object({ account: z.string(), amount: money() })),
});
export type PlayerPosting = z.output<typeof posting>;

const moment = () => z.optional(z.coerce.number().check(z.int(), z.minimum(0)));

export const listPlayerPostings = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/postings',
  access: { staff: 'ledger.read' },
  summary: 'The ledger entries of a player by their postings, the newest first',
  request: z.object({
    uid: id(),
    /** One posting alone. */
    posting: z.optional(id()),
    /** Posted from this moment on, and before that one. */
    from: moment(),
    before: moment(),
    ...listRequest,
  }),
  answer: listPage(posting),
});

export const provePlayerBalance = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/balance/prove',
  access: { staff: 'ledger.check' },
  summary:
    'Sums up every entry of a player and holds the wallet and the other invariants against it',
  request: z.object({ uid: id() }),
  answer: z.object({
    at: unixSeconds(),
    balance: money(),
    /** As many as the list of postings has. */
    entries: z.int(),
    entries_sum: money(),
    /** Empty means sound. */
    violations: z.array(z.object({ invariant: z.string(), detail: z.string() })),
  }),
  refreshes: 'nothing',
});

export const playerMoneyCalls = {
  readPlayerWallet,
  listPlayerPostings,
  provePlayerBalance,
} as const;
