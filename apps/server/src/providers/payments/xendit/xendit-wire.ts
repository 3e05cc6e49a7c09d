import * as z from 'zod/mini';

/** What of Xendit's answers is read here, by docs.xendit.co: invoices, payouts of v2, balance, transactions. */

const moment = () => z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));
const name = () => z.string().check(z.minLength(1), z.maxLength(255));

export const invoice = z.object({
  id: name(),
  external_id: name(),
  status: z.string(),
  amount: z.number(),
  currency: z._default(z.string(), 'PHP'),
  invoice_url: z.url({ protocol: /^https?$/ }),
  paid_amount: z.nullish(z.number()),
  paid_at: z.nullish(moment()),
  updated: z.nullish(moment()),
});
export type Invoice = z.output<typeof invoice>;
export const invoiceList = z.array(invoice);

const payout = z.object({
  id: name(),
  reference_id: name(),
  status: z.string(),
  failure_code: z.nullish(z.string()),
});
export type XenditPayout = z.output<typeof payout>;
export const createdPayout = payout;
/** A list, or an object around it. */
export const payoutList = z.union([z.array(payout), z.object({ data: z.array(payout) })]);

export const balance = z.object({ balance: z.number() });

const transaction = z.object({
  id: name(),
  product_id: name(),
  reference_id: z.string(),
  status: z.string(),
  currency: z.string(),
  amount: z.number(),
  created: moment(),
});
export type Transaction = z.output<typeof transaction>;
export const transactionPage = z.object({ has_more: z.boolean(), data: z.array(transaction) });

/** Webhooks: one of an invoice is flat, one of a payout is an event with its data. */
export const webhook = z.union([
  z.object({ event: z.string(), data: z.object({ reference_id: name() }) }),
  z.object({ external_id: name(), status: z.string() }),
]);
