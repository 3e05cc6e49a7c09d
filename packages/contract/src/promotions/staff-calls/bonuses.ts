import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { promotionCurrencies } from '../staff-forms/amounts.ts';
import { promotionKindNames } from './promotions.ts';

/** As they are stored; one that its player has may still have to be played. */
export const rewardStates = [
  'offered',
  'claimed',
  'expired',
  'declined',
  'given-up',
  'voided',
] as const;
export type RewardState = (typeof rewardStates)[number];

const row = z.object({
  id: id(),
  promotion: z.int(),
  kind: z.enum(promotionKindNames),
  name_en: z.string(),
  name_tl: z.string(),
  /** What it is for: a day, a month, a level. */
  period: z.string(),
  currency: z.enum(promotionCurrencies),
  /** Pesos with two decimals, or whole Filcoins. */
  amount: z.string(),
  state: z.enum(rewardStates),
  /** What must be played for it in all, and what of it is left; pesos. */
  to_play: z.string(),
  left: z.string(),
  offered_at: unixSeconds(),
  expires_at: z.nullable(unixSeconds()),
  decided_at: z.nullable(unixSeconds()),
  /** Who moved it last: the player, the system, or as in `staff:7`. */
  moved_by: z.string(),
});
export type PlayerBonus = z.output<typeof row>;

export const listPlayerBonuses = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/bonuses',
  access: { staff: 'promotions.read' },
  summary: 'What a player was offered and given, newest first, with what became of it',
  request: z.object({
    ...listRequest,
    uid: id(),
    state: z.optional(z.enum(rewardStates)),
  }),
  answer: listPage(row),
});

export const playerBonusesCalls = { listPlayerBonuses } as const;
