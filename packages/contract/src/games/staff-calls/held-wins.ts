import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { roundDetails } from '../../provider-api/wire.ts';
import { requestsShown } from '../../staff/calls/requests.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { refusalsOfAsking } from '../../staff/refusals-of-asking.ts';
import { requestActions } from '../../staff/request-actions.ts';

/** The ceiling that a win passed: of its game, of the venue's day, of the venue's promotions of the day. */
export const ceilings = ['game', 'day', 'promo'] as const;
export const winDecisions = ['released', 'refused'] as const;

const heldWinFields = {
  id: id(),
  uid: id(),
  venue: z.string(),
  transaction_id: z.string(),
  kind: z.enum(['win', 'promo']),
  game_code: z.nullable(z.string()),
  game_name: z.nullable(z.string()),
  amount: money(),
  ceiling: z.enum(ceilings),
  ceiling_amount: money(),
  held_at: unixSeconds(),
  decision: z.nullable(z.enum(winDecisions)),
  decided_at: z.nullable(unixSeconds()),
};

const heldWin = z.object(heldWinFields);
export type StaffHeldWin = z.output<typeof heldWin>;

export const listHeldWins = defineCall({
  method: 'GET',
  path: '/backoffice/api/wins',
  access: { staff: 'wins.read' },
  summary: 'Wins that are held back, oldest first, or those that were decided, newest first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['waiting', 'decided']), 'waiting'),
    uid: z.optional(id()),
  }),
  answer: listPage(heldWin),
});

const heldWinDetail = z.object({
  ...heldWinFields,
  decided_by: z.nullable(z.string()),
  decision_reason: z.nullable(z.string()),
  /** The round that it comes from; a promotion has none. */
  round: z.nullable(
    z.object({
      id: id(),
      round_id: z.string(),
      status: z.string(),
      stake: money(),
      payout: money(),
      created_at: unixSeconds(),
      settled_at: z.nullable(unixSeconds()),
      details: z.nullable(roundDetails),
    }),
  ),
});
export type StaffHeldWinDetail = z.output<typeof heldWinDetail>;

export const readHeldWin = defineCall({
  method: 'GET',
  path: '/backoffice/api/wins/detail',
  access: { staff: 'wins.read' },
  summary: 'A win that is or was held back, with its round and proof',
  request: z.object({ id: id() }),
  answer: heldWinDetail,
  errors: ['WIN_UNKNOWN'],
});

/** What can be asked for about a held win. */
export const winDecision = z.object({ id: id(), decision: z.enum(winDecisions) });
export type WinDecision = z.output<typeof winDecision>;

export const askWinDecision = defineCall({
  method: 'POST',
  path: '/backoffice/api/wins/ask',
  access: { staff: 'wins.decide' },
  summary: 'Asks a second person to pay or refuse a win that is held back',
  request: z.extend(winDecision, {
    reason: z.enum(requestActions['wins.decide'].reasons),
    words: z._default(z.string(), ''),
  }),
  answer: z.object({ id: id() }),
  errors: [...refusalsOfAsking, 'WIN_UNKNOWN', 'WIN_DECIDED'],
  refreshes: requestsShown,
});

export const heldWinsCalls = { listHeldWins, readHeldWin } as const;
export const askingForWinsCalls = { askWinDecision } as const;
