import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds, wholeNumber } from '../../fields.ts';
import { roundDetails } from '../../provider-api/wire.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { betStatuses, roundAtProvider } from '../calls/bets.ts';

const code = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
/** Unix seconds, which a query carries as ten digits. */
const moment = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999));

const roundFields = {
  id: id(),
  uid: id(),
  game_code: z.string(),
  game_name: z.string(),
  venue: z.string(),
  /** The provider's name of the round. */
  round_id: z.string(),
  status: z.enum(betStatuses),
  stake: money(),
  /** What was taken back, unplayed. */
  returned: money(),
  payout: money(),
  /** Won on top of it and not paid before somebody has looked. */
  held: money(),
  created_at: unixSeconds(),
  settled_at: z.nullable(unixSeconds()),
};
const round = z.object(roundFields);
export type StaffRound = z.output<typeof round>;

export const listRounds = defineCall({
  method: 'GET',
  path: '/backoffice/api/rounds/list',
  access: { staff: 'games.read' },
  summary: 'Rounds of all players, newest first',
  request: z.object({
    player: z.optional(id()),
    game: z.optional(code),
    venue: z.optional(code),
    status: z.optional(z.enum(betStatuses)),
    from: z.optional(moment),
    before: z.optional(moment),
    /** Staked or paid at least this many pesos. */
    over: z.optional(wholeNumber(1, 100_000_000)),
    ...listRequest,
  }),
  /**
   * A page looks at so many rounds and no further: `searched_to` says how far back a page with few rows
   * has looked, and `next` goes on from there.
   */
  answer: z.extend(listPage(round), { searched_to: z.nullable(unixSeconds()) }),
  errors: ['INVALID_INPUT'],
});

const entry = z.object({
  posting: id(),
  leg: z.int(),
  account: z.string(),
  amount: money(),
  balance_after: z.nullable(money()),
});

const movement = z.object({
  id: id(),
  kind: z.enum(['bet', 'win', 'rollback', 'correction']),
  transaction_id: z.string(),
  amount: money(),
  /** Of a win or a correction: what it gave back of the stake. */
  returned: money(),
  is_rolled_back: z.boolean(),
  balance_after: money(),
  at: unixSeconds(),
  /** What it did in the ledger; empty where no money moved. */
  entries: z.array(entry),
});

const heldPart = z.object({
  id: id(),
  amount: money(),
  reason: z.enum(['game', 'day', 'promo', 'debt']),
  ceiling: money(),
  held_at: unixSeconds(),
  decision: z.nullable(z.enum(['released', 'refused'])),
  decided_at: z.nullable(unixSeconds()),
});

const roundPage = z.object({
  ...roundFields,
  movements: z.array(movement),
  held_parts: z.array(heldPart),
  details: z.nullable(roundDetails),
  /** Whether the server seed is the one that was committed to before the bet; null without a proof. */
  commitment_holds: z.nullable(z.boolean()),
  /** Whether the provider is asked to show it by `recallRound`. */
  is_recalled: z.boolean(),
});
export type StaffRoundPage = z.output<typeof roundPage>;

export const readRound = defineCall({
  method: 'GET',
  path: '/backoffice/api/rounds/read',
  access: { staff: 'games.read' },
  summary: 'One round: its movements with their ledger entries, its proof, and what is held of it',
  request: z.object({ uid: id(), id: id() }),
  answer: roundPage,
  errors: ['NOT_FOUND'],
});

export const recallRound = defineCall({
  method: 'GET',
  path: '/backoffice/api/rounds/recall',
  access: { staff: 'games.read' },
  summary: 'The page on which the provider shows a round again',
  request: z.object({ uid: id(), id: id() }),
  answer: roundAtProvider,
  errors: ['NOT_FOUND', 'ROUND_NOT_SHOWN'],
});

export const staffRoundsCalls = { listRounds, readRound, recallRound } as const;

/** What of it can leave as CSV. */
export const roundsExports = {
  rounds: {
    title: { en: 'Rounds', tl: 'Mga round' },
    callName: 'listRounds',
    call: listRounds,
    needs: { anyOf: ['player', 'game'], days: 31 },
    columns: [
      { key: 'id', title: { en: 'Round', tl: 'Round' } },
      { key: 'created_at', title: { en: 'Begun', tl: 'Sinimulan' }, kind: 'time' },
      { key: 'settled_at', title: { en: 'Settled', tl: 'Natapos' }, kind: 'time' },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'game_code', title: { en: 'Game', tl: 'Laro' } },
      { key: 'venue', title: { en: 'Venue', tl: 'Venue' } },
      { key: 'round_id', title: { en: 'Provider’s round', tl: 'Round ng provider' } },
      { key: 'status', title: { en: 'State', tl: 'Kalagayan' } },
      { key: 'stake', title: { en: 'Stake', tl: 'Taya' } },
      { key: 'returned', title: { en: 'Taken back', tl: 'Ibinalik' } },
      { key: 'payout', title: { en: 'Paid', tl: 'Ibinayad' } },
      { key: 'held', title: { en: 'Held back', tl: 'Pinipigil' } },
    ],
  },
} as const satisfies ExportableLists;
