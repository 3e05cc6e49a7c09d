import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { roundDetails } from '../../provider-api/wire.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { betFields, betStatuses } from '../calls/bets.ts';

const round = z.object({ ...betFields, venue: z.string() });
export type PlayerRound = z.output<typeof round>;

export const listPlayerRounds = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/rounds',
  access: { staff: 'players.read' },
  summary: 'The rounds of a player, the newest first',
  request: z.object({ uid: id(), status: z.optional(z.enum(betStatuses)), ...listRequest }),
  answer: listPage(round),
});

const movement = z.object({
  kind: z.enum(['bet', 'win', 'rollback', 'correction']),
  transaction_id: z.string(),
  amount: money(),
  /** A stake that was taken back later. */
  rolled_back: z.boolean(),
  at: unixSeconds(),
  /** Null where nothing moved. */
  posting_id: z.nullable(id()),
  balance_after: z.nullable(money()),
});

export const readPlayerRound = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/rounds/detail',
  access: { staff: 'players.read' },
  summary: 'One round of a player: its movements, their postings, how it went and its proof',
  request: z.object({ uid: id(), id: id() }),
  answer: z.extend(round, {
    details: z.nullable(roundDetails),
    /** The oldest first. */
    movements: z.array(movement),
  }),
  errors: ['NOT_FOUND'],
});

export const playerRoundsCalls = { listPlayerRounds, readPlayerRound } as const;
