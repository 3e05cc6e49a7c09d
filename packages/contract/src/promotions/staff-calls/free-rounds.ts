import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { reason } from '../../staff/reason.ts';

/** How free rounds stand, or how they ended. */
export const freeRoundsStates = [
  'asked',
  'granted',
  'cancelling',
  'played',
  'expired',
  'cancelled',
  'refused',
] as const;

const row = z.object({
  id: z.string(),
  uid: id(),
  promotion: z.int(),
  name_en: z.string(),
  name_tl: z.string(),
  venue: z.string(),
  game: z.string(),
  rounds: z.int(),
  played: z.int(),
  stake: money(),
  won: money(),
  win_max: money(),
  /** What of the budget is kept for them. */
  reserved: money(),
  state: z.enum(freeRoundsStates),
  given_at: unixSeconds(),
  ends_at: unixSeconds(),
});
export type StaffFreeRounds = z.output<typeof row>;

export const listStaffFreeRounds = defineCall({
  method: 'GET',
  path: '/backoffice/api/promotions/free-rounds',
  access: { staff: 'promotions.read' },
  summary: 'Free rounds that promotions have given, newest first',
  request: z.object({
    ...listRequest,
    uid: z.optional(id()),
    state: z.optional(z.enum(['open', 'over', 'refused'])),
  }),
  answer: listPage(row),
});

export const cancelFreeRounds = defineCall({
  method: 'POST',
  path: '/backoffice/api/promotions/free-rounds/cancel',
  access: { staff: 'promotions.publish' },
  summary: 'Takes away free rounds that are not played yet; what they have won is credited',
  request: z.object({ uid: id(), id: z.string().check(z.maxLength(64)), reason: reason() }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'FREE_ROUNDS_OVER'],
  refreshes: [listStaffFreeRounds],
});

export const staffFreeRoundsCalls = { listStaffFreeRounds, cancelFreeRounds } as const;
