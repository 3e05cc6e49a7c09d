import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { lengths } from '../../constants.ts';
import { money, unixSeconds } from '../../fields.ts';
import { cashbackTerms } from './payments.ts';

export const listVoucherProducts = defineCall({
  method: 'POST',
  path: '/finance/lazada/product/list',
  access: 'player',
  gate: 'reads',
  summary: 'Where vouchers are sold',
  request: z.object({}),
  answer: z.array(z.object({ img: z.string(), link: z.string(), price: money() })),
  refreshes: 'nothing',
});

export const exchangeVoucher = defineCall({
  method: 'POST',
  path: '/finance/lazada/exchange',
  access: 'player',
  gate: 'deposit',
  summary: 'Credits a voucher, once',
  encoding: 'json',
  request: z.object({
    exchangeCode: z.string().check(z.maxLength(lengths.voucherCodeMax)),
    device: z._default(z.string().check(z.maxLength(20)), 'web'),
  }),
  /** A sentence for the player. [M-134 M-425] */
  answer: z.object({ data: z.string(), amount: money() }),
  movesMoney: true,
  errors: [
    'DEPOSIT_LIMIT',
    'VOUCHER_CODE_INVALID',
    'VOUCHER_UNKNOWN',
    'VOUCHER_USED',
    'VOUCHER_EXPIRED',
    'CHANNEL_CLOSED',
    'TOO_MANY_REQUESTS',
  ],
  // The wallet has it a second later, and is asked for then. [M-205]
  refreshes: 'nothing',
});

export const listCashbackTickets = defineCall({
  method: 'GET',
  path: '/promo/cashback/tickets',
  access: 'player',
  gate: 'reads',
  summary: 'The cashback tickets that the player has left today, by channel, and what they brought',
  request: z.object({}),
  answer: z.object({
    tickets: z.array(
      z.object({
        channel_id: z.int(),
        channel_name: z.string(),
        ...cashbackTerms.shape,
        /** As a ticket has always said; `opt_in_from` decides. [M-139] */
        min_deposit: money(),
        /** The end of the day in Manila. [M-140 M-477] */
        invalid_at: unixSeconds(),
      }),
    ),
    /** What can be had at present, also where no ticket is left today. */
    offers: z.array(
      z.object({
        ...cashbackTerms.shape,
        name: z.string(),
        /** What the promotion says beside its figures; may be empty. */
        terms: z.string(),
        channel_names: z.array(z.string()),
      }),
    ),
    /** Of all time, and of this day in Manila. */
    total: money(),
    today: money(),
    now: unixSeconds(),
  }),
});

export const vouchersCalls = { listVoucherProducts, exchangeVoucher } as const;
export const cashbackCalls = { listCashbackTickets } as const;
