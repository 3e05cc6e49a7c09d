import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest, timeRange } from '../../staff/list.ts';
import { reason } from '../../staff/reason.ts';
import { promotionCurrencies } from '../staff-forms/amounts.ts';
import { listPlayerBonuses } from './bonuses.ts';
import { promotionId } from './promotions.ts';

const currency = z.enum(promotionCurrencies);
/** Pesos with two decimals, or whole Filcoins. */
const amount = z.string();

const row = z.object({
  /** Of the reward. */
  id: id(),
  uid: id(),
  promotion: z.int(),
  name_en: z.string(),
  name_tl: z.string(),
  currency,
  amount,
  /** What became of it since: a player may give it up, and it may be taken back. */
  state: z.string(),
  given_at: unixSeconds(),
  /** Who asked for it; as in `staff:7`. */
  given_by: z.string(),
  approved_by: z.nullable(z.string()),
  reason: z.string(),
});
export type StaffGift = z.output<typeof row>;

export const listStaffGifts = defineCall({
  method: 'GET',
  path: '/backoffice/api/promotions/gifts',
  access: { staff: 'promotions.read' },
  summary: 'What staff have given by hand, newest first',
  request: z.object({
    ...listRequest,
    uid: z.optional(id()),
    currency: z.optional(currency),
    ...timeRange,
  }),
  answer: listPage(row),
});

export const readGiftBounds = defineCall({
  method: 'GET',
  path: '/backoffice/api/promotions/gifts/bounds',
  access: { staff: 'promotions.gift' },
  summary:
    'Out of which promotions gifts can be given, and what the caller may still give alone today',
  request: z.object({}),
  answer: z.object({
    promotions: z.array(
      z.object({
        id: z.int(),
        name_en: z.string(),
        name_tl: z.string(),
        currency,
        wagering_times: z.int(),
      }),
    ),
    alone: z.array(z.object({ currency, max: amount, given: amount })),
  }),
});

export const giftWanted = z.object({
  promotion: promotionId(),
  uid: id(),
  amount: z.string().check(z.regex(/^\d{1,9}(?:\.\d{2})?$/)),
});
export type GiftWanted = z.output<typeof giftWanted>;

export const giftRefusals = [
  'NOT_FOUND',
  'GIFT_TOO_LARGE',
  'GIFT_NOT_RUNNING',
  'GIFT_SHUT_OUT',
  'GIFT_NOT_FOR_PLAYER',
  'GIFT_BOUND',
] as const;

export const giveGift = defineCall({
  method: 'POST',
  path: '/backoffice/api/promotions/gifts/give',
  access: { staff: 'promotions.gift' },
  summary: 'Gives a player something at once, up to what one person may give on a day',
  request: z.extend(giftWanted, { reason: reason() }),
  answer: row,
  movesMoney: true,
  errors: [...giftRefusals, 'GIFT_NEEDS_SECOND_PERSON'],
  refreshes: [listStaffGifts, readGiftBounds, listPlayerBonuses],
});

export const askGift = defineRequest({
  asks: 'promotions.gift',
  permission: 'promotions.gift',
  title: { en: 'Large gift', tl: 'Malaking regalo' },
  reasons: ['goodwill', 'mistake-of-house', 'player-asked', 'other'],
  input: giftWanted,
  path: '/backoffice/api/promotions/gifts/ask',
  summary: 'Asks a second person for a gift that one may not give alone',
  errors: [...giftRefusals],
});

export const staffGiftsCalls = { listStaffGifts, readGiftBounds, giveGift } as const;
/** The calls of requests serve it. */
export const askingForGiftsCalls = { askGift } as const;
