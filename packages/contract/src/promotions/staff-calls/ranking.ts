import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { reason } from '../../staff/reason.ts';
import { promotionId } from './promotions.ts';

/** A day in Manila. */
const day = () => z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));

/** What became of a prize: the day is not decided, it is on its way, it was given, or refused. */
export const prizeStates = ['open', 'due', 'given', 'refused'] as const;

const place = z.object({
  place: z.int(),
  uid: id(),
  nickname: z.string(),
  staked: money(),
  prize: money(),
  prize_state: z.enum(prizeStates),
});
export type StaffPlace = z.output<typeof place>;

const disqualified = z.object({
  uid: id(),
  nickname: z.string(),
  staked: money(),
  at: unixSeconds(),
  /** As in `staff:7`. */
  by: z.string(),
  reason: z.string(),
});
export type Disqualified = z.output<typeof disqualified>;

const ranking = z.object({
  promotion: z.int(),
  name_en: z.string(),
  name_tl: z.string(),
  day: z.string(),
  today: z.string(),
  /** When the list was made; null while there is none. */
  listed_at: z.nullable(unixSeconds()),
  /** Decided: nobody can be left out any more. */
  is_final: z.boolean(),
  settled_at: z.nullable(unixSeconds()),
  places: z.array(place),
  disqualified: z.array(disqualified),
});
export type StaffRanking = z.output<typeof ranking>;

export const readStaffRanking = defineCall({
  method: 'GET',
  path: '/backoffice/api/promotions/ranking',
  access: { staff: 'promotions.read' },
  summary: 'The list of a day as players see it, who was left out, and what became of the prizes',
  request: z.object({ promotion: z.optional(promotionId()), day: z.optional(day()) }),
  answer: z.object({
    contests: z.array(z.object({ id: z.int(), name_en: z.string(), name_tl: z.string() })),
    /** Null where there is no contest. */
    ranking: z.nullable(ranking),
  }),
  errors: ['NOT_FOUND'],
});

const whom = { promotion: promotionId(), day: day(), uid: id(), reason: reason() };

export const disqualifyPlayer = defineCall({
  method: 'POST',
  path: '/backoffice/api/promotions/ranking/disqualify',
  access: { staff: 'promotions.disqualify' },
  summary:
    'Leaves a player out of the list of a day that is not decided yet, and out of its prizes',
  request: z.object(whom),
  answer: ranking,
  errors: ['NOT_FOUND', 'RANKING_DECIDED'],
  refreshes: [readStaffRanking],
});

export const requalifyPlayer = defineCall({
  method: 'POST',
  path: '/backoffice/api/promotions/ranking/requalify',
  access: { staff: 'promotions.disqualify' },
  summary: 'Lets a player take part again on a day that is not decided yet',
  request: z.object(whom),
  answer: ranking,
  errors: ['NOT_FOUND', 'RANKING_DECIDED'],
  refreshes: [readStaffRanking],
});

export const staffRankingCalls = { readStaffRanking, disqualifyPlayer, requalifyPlayer } as const;
