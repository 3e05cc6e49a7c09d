import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { cursorList, id, money, unixSeconds, wholeNumber } from '../../fields.ts';
import { friendStates } from '../../rules/promotions/invitation.ts';

const referralOffer = z.object({
  amount: money(),
  /** What a friend must do, and within how many days; 0.00 and false for what is not asked for. */
  deposited: money(),
  staked: money(),
  is_verified: z.boolean(),
  within_days: z.int(),
  /** What must be played with the bonus before it can be withdrawn. */
  to_play: money(),
  /** The most that one player can earn by it; null for no bound. */
  most: z.nullable(money()),
  terms: z.string(),
});
export type ReferralOffer = z.infer<typeof referralOffer>;

export const readInvite = defineCall({
  method: 'GET',
  path: '/promo/referral',
  access: 'player',
  gate: 'reads',
  summary:
    'The number under which the player invites friends, what a friend brings, and what came of it so far',
  request: z.object({}),
  answer: z.object({
    code: z.string(),
    /** Null while a friend brings nothing. */
    offer: z.nullable(referralOffer),
    friends: z.int(),
    /** Friends who brought a bonus, and what they brought in all. */
    rewarded: z.int(),
    earned: money(),
  }),
});

const friend = z.object({
  id: id(),
  /** Masked. */
  name: z.string(),
  joined_at: unixSeconds(),
  /** `waiting` while a bonus can still be earned. */
  state: z.enum(friendStates),
  /** What the friend brought; null for nothing. */
  amount: z.nullable(money()),
});
export type Friend = z.infer<typeof friend>;

export const listFriends = defineCall({
  method: 'GET',
  path: '/promo/referral/list',
  access: 'player',
  gate: 'reads',
  summary:
    'Friends who registered by an invitation of the player, newest first, under masked names',
  request: z.object({
    last_id: z.optional(id()),
    page_size: z._default(wholeNumber(1, 50), 20),
  }),
  answer: cursorList(friend),
});

export const referralCalls = { readInvite, listFriends } as const;
