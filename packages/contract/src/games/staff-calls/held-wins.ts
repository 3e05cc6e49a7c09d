import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { roundDetails } from '../../provider-api/wire.ts';
import { defineRequest } from '../../staff/define-request.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest } from '../../staff/list.ts';

/**
 * The ceiling that a win passed: of its game, of the venue's day, of the venue's promotions of the day. A
 * debt is what is to be taken back of a player who does not have it.
 */
export const ceilings = ['game', 'day', 'promo', 'debt'] as const;
export const winDecisions = ['released', 'refused'] as const;

const heldWinFields = {
  id: id(),
  uid: id(),
  venue: z.string(),
  transaction_id: z.string(),
  kind: z.enum(['win', 'promo', 'correction']),
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

export const askWinDecision = defineRequest({
  asks: 'wins.decide',
  permission: 'wins.decide',
  title: { en: 'Win held back', tl: 'Panalong pinipigil' },
  reasons: ['round-holds', 'round-wrong', 'key-stolen', 'regulator', 'other'],
  input: winDecision,
  path: '/backoffice/api/wins/ask',
  summary: 'Asks a second person to pay or refuse a win that is held back',
  errors: ['WIN_UNKNOWN', 'WIN_DECIDED', 'WIN_UNFUNDED'],
});

export const heldWinsCalls = { listHeldWins, readHeldWin } as const;
export const askingForWinsCalls = { askWinDecision } as const;

/** What of it can leave as CSV. */
export const heldWinsExports = {
  wins: {
    title: { en: 'Held wins', tl: 'Mga pinipigil na panalo' },
    callName: 'listHeldWins',
    call: listHeldWins,
    needs: null,
    columns: [
      { key: 'id', title: { en: 'Reference', tl: 'Reperensiya' } },
      { key: 'held_at', title: { en: 'Held', tl: 'Pinigil' }, kind: 'time' },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'venue', title: { en: 'Venue', tl: 'Venue' } },
      { key: 'game_code', title: { en: 'Game', tl: 'Laro' } },
      { key: 'transaction_id', title: { en: 'Transaction', tl: 'Transaksyon' } },
      { key: 'amount', title: { en: 'Amount', tl: 'Halaga' } },
      { key: 'ceiling', title: { en: 'Ceiling passed', tl: 'Nalampasang hangganan' } },
      { key: 'ceiling_amount', title: { en: 'Ceiling', tl: 'Hangganan' } },
      { key: 'decision', title: { en: 'Decision', tl: 'Pasya' } },
      { key: 'decided_at', title: { en: 'Decided', tl: 'Napasyahan' }, kind: 'time' },
    ],
  },
} as const satisfies ExportableLists;
