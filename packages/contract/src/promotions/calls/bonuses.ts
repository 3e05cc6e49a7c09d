import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { getWallet } from '../../ledger/calls/wallet.ts';
import { giftMessage } from '../../live.ts';
import { listRequirements } from '../../payments/calls/payments.ts';
import { bonusStates } from '../../rules/promotions/bonus.ts';

export const getBonusTotal = defineCall({
  method: 'GET',
  path: '/promo/bonus/total',
  access: 'player',
  gate: 'reads',
  summary: 'What the player was given in bonuses so far, as the welfare header shows it',
  request: z.object({}),
  /** [G-213 G-327] */
  answer: money(),
});

const bonus = z.object({
  id: id(),
  /** Of the promotion, in the language of the caller. */
  name: z.string(),
  terms: z.string(),
  cash_type: z.int(),
  /** Null for a mystery box that was never opened: nobody is told before what is in it. */
  amount: z.nullable(money()),
  state: z.enum(bonusStates),
  /** How much must be played in all before it can be withdrawn, and how much of that is left; null with the amount. */
  to_play: z.nullable(money()),
  left: z.nullable(money()),
  offered_at: unixSeconds(),
  /** Until when an offered one can be claimed; null for no end. */
  expires_at: z.nullable(unixSeconds()),
  decided_at: z.nullable(unixSeconds()),
});
export type Bonus = z.infer<typeof bonus>;

export const listOwnBonuses = defineCall({
  method: 'GET',
  path: '/promo/bonuses',
  access: 'player',
  gate: 'reads',
  summary: 'The bonuses that the player is offered, and those of the last 90 days, newest first',
  request: z.object({}),
  answer: z.object({ bonuses: z.array(bonus), now: unixSeconds() }),
});

const decided = { request: z.object({ id: id() }), answer: bonus } as const;

export const claimBonus = defineCall({
  method: 'POST',
  path: '/promo/bonuses/claim',
  access: 'player',
  gate: 'welfare',
  summary: 'Credits a bonus that is offered, once; answers it as it stands then',
  ...decided,
  movesMoney: true,
  errors: ['BONUS_UNKNOWN', 'BONUS_EXPIRED', 'BONUS_DECLINED'],
  refreshes: [listOwnBonuses, getWallet, listRequirements],
});

export const declineBonus = defineCall({
  method: 'POST',
  path: '/promo/bonuses/decline',
  access: 'player',
  gate: 'turnsDown',
  summary: 'Turns down a bonus that is offered, for good',
  ...decided,
  errors: ['BONUS_UNKNOWN', 'BONUS_EXPIRED', 'BONUS_CLAIMED'],
  refreshes: [listOwnBonuses],
});

export const giveUpBonus = defineCall({
  method: 'POST',
  path: '/promo/bonuses/give-up',
  access: 'player',
  gate: 'turnsDown',
  summary:
    'Gives a claimed bonus back that is not played through yet, and with it what had to be played',
  ...decided,
  movesMoney: true,
  errors: ['BONUS_UNKNOWN', 'BONUS_PLAYED', 'BONUS_SPENT'],
  refreshes: [listOwnBonuses, getWallet, listRequirements],
});

/** The messageId of a gift. */
const giftId = () => z.string().check(z.regex(/^b-\d{1,18}$/));

export const listGifts = defineCall({
  method: 'GET',
  path: '/promo/gifts',
  access: 'player',
  gate: 'reads',
  summary:
    'Gifts that were credited in the last 20 hours and not seen yet, oldest first: the live messages again, for whoever was away',
  request: z.object({
    /** The messageId of the last one that is known. */
    after: z.optional(giftId()),
  }),
  answer: z.object({ gifts: z.array(giftMessage) }),
});

export const seeGift = defineCall({
  method: 'POST',
  path: '/promo/gifts/seen',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Says that the player has closed a gift, so that no app shows it again',
  request: z.object({ messageId: giftId() }),
  answer: z.boolean(),
  refreshes: 'nothing',
});

export const bonusesCalls = {
  getBonusTotal,
  listOwnBonuses,
  claimBonus,
  declineBonus,
  giveUpBonus,
  listGifts,
  seeGift,
} as const;
