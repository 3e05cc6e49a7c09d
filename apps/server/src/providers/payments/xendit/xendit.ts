import { timingSafeEqual } from 'node:crypto';
import { askGateway, isGood, readAs } from '../ask-gateway.ts';
import { fromDecimal, toDecimal } from '../decimal-pesos.ts';
import {
  GatewayFailure,
  type Notice,
  type OpenedOrder,
  type PaymentGateway,
  type PayOrder,
  type PayoutOrder,
  type PayoutState,
} from '../gateway.ts';
import { createXenditDay } from './read-xendit-day.ts';
import {
  balance,
  createdPayout,
  type Invoice,
  invoice,
  invoiceList,
  payoutList,
  webhook,
  type XenditPayout,
} from './xendit-wire.ts';

export interface XenditOptions {
  url: string;
  secretKey: string;
  callbackToken: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
/** An invoice lives a minute at least, whatever is left of the order. */
const durationMinSeconds = 60;

const isPaid = ({ status }: Invoice) => status === 'PAID' || status === 'SETTLED';

/** A status that is not in the documentation is one that has not ended. */
const payoutStates: Readonly<Record<string, PayoutState['state']>> = {
  SUCCEEDED: 'paid',
  COMPLETED: 'paid',
  FAILED: 'failed',
  CANCELLED: 'failed',
  COMPLIANCE_REJECTED: 'failed',
  EXPIRED: 'failed',
  REVERSED: 'returned',
};
const payoutStateOf = ({ id, status, failure_code }: XenditPayout): PayoutState => ({
  state: payoutStates[status] ?? 'accepted',
  gatewayId: id,
  reason: failure_code ?? '',
});
/** Of several payouts of one reference the one that has most to do with money. */
const weightiest = ['paid', 'accepted', 'returned', 'failed'] as const;

function isSame(given: unknown, expected: string): boolean {
  const a = Buffer.from(String(given));
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

function noticeOf(body: string): Notice | null {
  try {
    const told = readAs(webhook, body);
    if ('external_id' in told) return { kind: 'payment', reference: told.external_id };
    if (!told.event.startsWith('payout.')) return null;
    return { kind: 'payout', reference: told.data.reference_id };
  } catch {
    return null;
  }
}

/** Xendit by its public documentation: invoices collect, payouts of v2 pay. Channels name its codes, as GCASH and PH_GCASH. */
export function xenditGateway(options: XenditOptions): PaymentGateway {
  const { url, secretKey, callbackToken, timeoutMs = defaultTimeoutMs } = options;
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;

  function ask(path: string, query: Record<string, string>, sent?: object, more = {}) {
    const address = new URL(`${url}${path}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const headers = { authorization, ...more };
    if (!sent) return askGateway({ method: 'GET', url: address, headers, timeoutMs });
    return askGateway({
      method: 'POST',
      url: address,
      headers,
      body: JSON.stringify(sent),
      timeoutMs,
    });
  }

  async function read(path: string, query: Record<string, string>): Promise<string> {
    const answer = await ask(path, query);
    if (!isGood(answer)) throw new GatewayFailure('unreadable');
    return answer.text;
  }

  async function invoicesOf(reference: string): Promise<Invoice[]> {
    const found = readAs(invoiceList, await read('/v2/invoices', { external_id: reference }));
    return found.filter(({ external_id }) => external_id === reference);
  }

  async function open(order: PayOrder): Promise<OpenedOrder> {
    const { reference, amount, method, returnUrl, expiresAt } = order;
    // An external id may be used twice there, so what an earlier try has made is looked for first.
    const [held] = await invoicesOf(reference);
    if (held) {
      if (fromDecimal(held.amount) !== amount) throw new GatewayFailure('refused');
      return { gatewayId: held.id, payUrl: held.invoice_url };
    }
    const left = Math.ceil((expiresAt.getTime() - Date.now()) / 1000);
    const answer = await ask(
      '/v2/invoices',
      {},
      {
        external_id: reference,
        amount: toDecimal(amount),
        currency: 'PHP',
        description: `Deposit ${reference}`,
        invoice_duration: Math.max(left, durationMinSeconds),
        ...(method === '' ? {} : { payment_methods: [method] }),
        success_redirect_url: returnUrl,
        failure_redirect_url: returnUrl,
      },
    );
    if (!isGood(answer)) throw new GatewayFailure('refused');
    const { id, invoice_url } = readAs(invoice, answer.text);
    return { gatewayId: id, payUrl: invoice_url };
  }

  async function readPayout(reference: string): Promise<PayoutState> {
    const found = readAs(payoutList, await read('/v2/payouts', { reference_id: reference }));
    const payouts = Array.isArray(found) ? found : found.data;
    const states = payouts.filter((each) => each.reference_id === reference).map(payoutStateOf);
    const [first] = weightiest.flatMap((state) => states.filter((each) => each.state === state));
    return first ?? { state: 'unknown', gatewayId: null, reason: '' };
  }

  async function payOut({ reference, amount, method, account }: PayoutOrder): Promise<PayoutState> {
    const sent = {
      reference_id: reference,
      channel_code: method,
      channel_properties: {
        account_number: account.number,
        account_holder_name: account.name,
      },
      amount: toDecimal(amount),
      currency: 'PHP',
      description: `Payout ${reference}`,
    };
    const answer = await ask('/v2/payouts', {}, sent, { 'idempotency-key': reference });
    if (isGood(answer)) return payoutStateOf(readAs(createdPayout, answer.text));
    // An earlier one of this reference may have gone through: only a payout that is not there was refused.
    const there = await readPayout(reference);
    if (there.state === 'unknown') throw new GatewayFailure('refused');
    return there;
  }

  return {
    name: 'xendit',
    can: { payOut: true, readDay: true },
    open,

    async readOrder(reference) {
      const invoices = await invoicesOf(reference);
      const payments = invoices.filter(isPaid).map((paid) => ({
        paymentId: paid.id,
        // An invoice is paid when all of it is.
        amount: fromDecimal(paid.paid_amount ?? paid.amount),
        currency: paid.currency,
        paidAt: new Date(paid.paid_at ?? paid.updated ?? Date.now()),
      }));
      if (payments.length > 0) return { state: 'paid', payments };
      if (invoices.some(({ status }) => status === 'PENDING')) return { state: 'open', payments };
      return { state: invoices.length > 0 ? 'expired' : 'unknown', payments };
    },

    payOut,
    readPayout,

    async balance() {
      const text = await read('/balance', { account_type: 'CASH', currency: 'PHP' });
      return fromDecimal(readAs(balance, text).balance);
    },

    readDay: createXenditDay(read),

    readWebhook: ({ headers, body }) =>
      isSame(headers['x-callback-token'], callbackToken) ? noticeOf(body) : null,
  };
}
