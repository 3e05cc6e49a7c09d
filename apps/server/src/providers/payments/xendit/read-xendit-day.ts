import { manilaMidnight } from '@perya/contract/manila-time';
import { readAs } from '../ask-gateway.ts';
import { fromDecimal } from '../decimal-pesos.ts';
import type { GatewayLine } from '../gateway.ts';
import { type Invoice, invoiceList, type Transaction, transactionPage } from './xendit-wire.ts';

type Read = (path: string, query: Record<string, string>) => Promise<string>;

const invoicesAtOnce = 100;
const transactionsAtOnce = 50;

/** From midnight to midnight in Manila. */
function spanOf(day: string) {
  const from = new Date(manilaMidnight(day));
  const until = new Date(from.getTime() + 86_400_000 - 1);
  return { from: from.toISOString(), until: until.toISOString() };
}

const paymentLine = (paid: Invoice): GatewayLine => ({
  kind: 'payment',
  reference: paid.external_id,
  paymentId: paid.id,
  amount: fromDecimal(paid.paid_amount ?? paid.amount),
  currency: paid.currency,
  at: new Date(paid.paid_at ?? paid.updated ?? 0),
});

async function* paymentsOf(read: Read, day: string): AsyncIterable<GatewayLine> {
  const { from, until } = spanOf(day);
  let last: string | null = null;
  for (;;) {
    const page: Invoice[] = readAs(
      invoiceList,
      await read('/v2/invoices', {
        statuses: JSON.stringify(['PAID', 'SETTLED']),
        paid_after: from,
        paid_before: until,
        limit: String(invoicesAtOnce),
        ...(last === null ? {} : { last_invoice: last }),
      }),
    );
    for (const paid of page) yield paymentLine(paid);
    const next = page.at(-1)?.id ?? null;
    if (page.length < invoicesAtOnce || next === last) return;
    last = next;
  }
}

function payoutLines(transaction: Transaction): GatewayLine[] {
  const { product_id, reference_id, status, currency, amount, created } = transaction;
  const line = {
    reference: reference_id,
    paymentId: product_id,
    amount: fromDecimal(amount),
    currency,
    at: new Date(created),
  };
  const paid = { kind: 'payout' as const, ...line };
  if (status === 'REVERSED') return [paid, { kind: 'return', ...line }];
  return status === 'SUCCESS' ? [paid] : [];
}

async function* payoutsOf(read: Read, day: string): AsyncIterable<GatewayLine> {
  const { from, until } = spanOf(day);
  let after: string | null = null;
  for (;;) {
    const text: string = await read('/transactions', {
      types: 'DISBURSEMENT',
      currency: 'PHP',
      'created[gte]': from,
      'created[lte]': until,
      limit: String(transactionsAtOnce),
      ...(after === null ? {} : { after_id: after }),
    });
    const { data, has_more } = readAs(transactionPage, text);
    for (const transaction of data) yield* payoutLines(transaction);
    after = data.at(-1)?.id ?? null;
    if (!has_more || after === null) return;
  }
}

/** The day as Xendit has it: invoices that were paid then, and payouts that were made then. */
export function createXenditDay(read: Read) {
  return async function* readDay(day: string): AsyncIterable<GatewayLine> {
    yield* paymentsOf(read, day);
    yield* payoutsOf(read, day);
  };
}
