import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money } from '../../fields.ts';

const vipLevel = z.object({
  level: z.int(),
  /** What one must have to be there. */
  xp: z.int(),
  /** What is credited for reaching it; null where nothing is. */
  gift: z.nullable(money()),
});
export type VipLevel = z.output<typeof vipLevel>;

/** The level of the player. [M-346] */
export const getVip = defineCall({
  method: 'GET',
  path: '/member/vip',
  access: 'player',
  gate: 'reads',
  summary: 'The VIP level of the player, and how far it is to the next',
  request: z.object({}),
  answer: z.object({
    level: z.int(),
    /** Empty at level 0. */
    tier: z.enum(['', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']),
    /** One for each peso of stakes in rounds that were played to their end. */
    xp: z.int(),
    /** The threshold of the level; 0 at level 0. */
    level_xp: z.int(),
    /** The threshold of the next level; null at the last one. */
    next_xp: z.nullable(z.int()),
  }),
});

/** The levels by tier, as the documents group them. [M-096 M-347] */
export const getVipRule = defineCall({
  method: 'GET',
  path: '/member/vip/rule',
  access: 'player',
  gate: 'reads',
  summary: 'What the VIP levels are, by tier',
  request: z.object({}),
  answer: z.object({
    Bronze: z.array(vipLevel),
    Silver: z.array(vipLevel),
    Gold: z.array(vipLevel),
    Platinum: z.array(vipLevel),
    Diamond: z.array(vipLevel),
  }),
});

export const vipCalls = { getVip, getVipRule } as const;
