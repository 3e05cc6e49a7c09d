import * as z from 'zod/mini';
import { languages } from '../text.ts';

/**
 * What the server and a payment gateway of our own wire say to each other; docs/payments.md is for
 * whoever connects one. Every request is signed. Orders and payouts are named by the server's reference:
 * the same one sent twice is the same order. Amounts are whole centavos.
 */
export const gatewayPaths = {
  orders: '/v1/orders',
  payouts: '/v1/payouts',
  /** Where a gateway offers it: in whose name an account stands. */
  inquiries: '/v1/inquiries',
  balance: '/v1/balance',
  /** `/v1/days/2026-11-16`: a line of JSON for each movement of that day in Manila. */
  days: '/v1/days',
} as const;

/** `D42`, `W43`. */
export const reference = () => z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/));
const gatewayId = () => z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/));
const currency = () => z.string().check(z.regex(/^[A-Z]{3}$/));
/** Up to ten billion pesos: exact as a number of JSON. */
const amount = () => z.int().check(z.minimum(0), z.maximum(1_000_000_000_000));
const seconds = () => z.int().check(z.minimum(0), z.maximum(99_999_999_999));
const address = () => z.string().check(z.minLength(1), z.maxLength(2000));
const method = () => z.string().check(z.maxLength(60));

export const orderRequest = z.object({
  reference: reference(),
  amount: amount().check(z.minimum(1)),
  currency: currency(),
  method: method(),
  /** Where the player's browser goes afterwards. */
  return_url: address(),
  notify_url: address(),
  expires_at: seconds(),
  language: z.enum(languages),
});
export type OrderRequest = z.output<typeof orderRequest>;

/** A page of the web, or a path of this site: a browser is sent there. */
const page = () => z.string().check(z.maxLength(2000), z.regex(/^(?:https?:\/\/|\/(?![/\\]))\S+$/));

export const openedOrder = z.object({ order_id: gatewayId(), pay_url: page() });

const takenPayment = z.object({
  payment_id: gatewayId(),
  amount: amount(),
  currency: currency(),
  paid_at: seconds(),
});

export const orderState = z.object({
  order_id: gatewayId(),
  state: z.enum(['open', 'paid', 'failed', 'expired']),
  payments: z.array(takenPayment).check(z.maxLength(1000)),
});
export type WireOrderState = z.output<typeof orderState>;

const payoutAccount = z.object({
  number: z.string().check(z.minLength(1), z.maxLength(60)),
  name: z.string().check(z.minLength(1), z.maxLength(300)),
});

export const payoutRequest = z.object({
  reference: reference(),
  amount: amount().check(z.minimum(1)),
  currency: currency(),
  method: method(),
  account: payoutAccount,
  notify_url: address(),
});
export type PayoutRequest = z.output<typeof payoutRequest>;

export const payoutState = z.object({
  payout_id: gatewayId(),
  state: z.enum(['accepted', 'paid', 'failed', 'returned']),
  reason: z._default(z.string().check(z.maxLength(200)), ''),
});
export type WirePayoutState = z.output<typeof payoutState>;

/** In whose name an account stands; the name that we know goes along for banks that only compare. */
export const inquiryRequest = z.object({ method: method(), account: payoutAccount });
export type InquiryRequest = z.output<typeof inquiryRequest>;

/** `found` with the name as the bank has it, letters hidden or not; `none` where there is no such account. */
export const inquiryAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found'), name: z.string().check(z.minLength(1), z.maxLength(200)) }),
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('unsaid') }),
]);
export type WireInquiryAnswer = z.output<typeof inquiryAnswer>;

export const gatewayBalance = z.object({ amount: z.int(), currency: currency() });

/** The last line of a day; without it the file is torn. */
const lastLine = z.object({ kind: z.literal('end'), lines: z.int().check(z.minimum(0)) });
export const dayLine = z.union([
  z.object({
    kind: z.enum(['payment', 'payout', 'return']),
    reference: z.string().check(z.maxLength(200)),
    payment_id: gatewayId(),
    amount: amount(),
    currency: currency(),
    at: seconds(),
  }),
  lastLine,
]);
export type DayLine = z.output<typeof dayLine>;

/** A webhook, posted to `notify_url`: it wakes, and is believed in nothing else. */
export const gatewayNotice = z.object({
  kind: z.enum(['payment', 'payout']),
  reference: reference(),
});
export type GatewayNotice = z.output<typeof gatewayNotice>;
