import {
  type GatewayKey,
  isGatewayRequestSigned,
  signGatewayRequest,
} from '@perya/contract/payment-gateway/signature';
import {
  gatewayBalance,
  gatewayNotice,
  gatewayPaths,
  type InquiryRequest,
  inquiryAnswer,
  type OrderRequest,
  openedOrder,
  orderState,
  type PayoutRequest,
  payoutState,
} from '@perya/contract/payment-gateway/wire';
import { centavos } from '@perya/money';
import { seconds } from '../../platform/wire-time.ts';
import { askGateway, failureOf, fetchGateway, isGood, readAs } from './ask-gateway.ts';
import {
  type AccountHolder,
  type AskedAccount,
  GatewayFailure,
  type PaymentGateway,
  type PayoutOrder,
  type PayoutState,
} from './gateway.ts';
import { readDayLines } from './read-day-lines.ts';

export interface HttpGatewayOptions {
  name: string;
  /** Where `/v1/orders` is; asked at each call, because the sandbox learns its port late. */
  url: () => string;
  /** Where the gateway reaches `/finance/callback`. */
  notifyUrl: () => string;
  key: GatewayKey;
  timeoutMs?: number;
  inquiryTimeoutMs?: number;
}

/** A player waits for it; what was not answered by then is asked again. */
const defaultTimeoutMs = 8000;
/** A player who adds an account waits for its bank; without an answer they go on. */
const defaultInquiryTimeoutMs = 4000;
/** A file of a day is long. */
const dayTimeoutMs = 120_000;

const isPhp = (currency: string) => currency === 'PHP';

/** Speaks the wire of docs/payments.md: signed, bounded in time and size, never sent on to another site. */
export function httpGateway(options: HttpGatewayOptions): PaymentGateway {
  const { name, url, notifyUrl, key, timeoutMs = defaultTimeoutMs } = options;
  const { inquiryTimeoutMs = defaultInquiryTimeoutMs } = options;

  function requestOf(method: 'GET' | 'POST', path: string, sent?: object, waitMs = timeoutMs) {
    const address = new URL(`${url()}${path}`);
    const body = sent === undefined ? '' : JSON.stringify(sent);
    const signed = { method, path: `${address.pathname}${address.search}`, body };
    const headers = signGatewayRequest(key, signed, Date.now());
    const request = { method, url: address, headers, timeoutMs: waitMs };
    return sent === undefined ? request : { ...request, body };
  }

  const ask = (method: 'GET' | 'POST', path: string, sent?: object) =>
    askGateway(requestOf(method, path, sent));

  async function readPayout(reference: string): Promise<PayoutState> {
    const answer = await ask('GET', `${gatewayPaths.payouts}/${encodeURIComponent(reference)}`);
    if (answer.status === 404) return { state: 'unknown', gatewayId: null, reason: '' };
    if (!isGood(answer)) throw new GatewayFailure('unreadable');
    const { payout_id, state, reason } = readAs(payoutState, answer.text);
    return { state, gatewayId: payout_id, reason };
  }

  async function payOut({ reference, amount, method, account }: PayoutOrder) {
    const sent: PayoutRequest = {
      reference,
      amount: Number(amount),
      currency: 'PHP',
      method,
      account,
      notify_url: notifyUrl(),
    };
    const answer = await ask('POST', gatewayPaths.payouts, sent);
    if (!isGood(answer)) {
      // An earlier one of this reference may have gone through: only a payout that is not there was refused.
      const there = await readPayout(reference);
      if (there.state === 'unknown') throw new GatewayFailure('refused');
      return there;
    }
    const { payout_id, state, reason } = readAs(payoutState, answer.text);
    return { state, gatewayId: payout_id, reason };
  }

  async function inquire({ method, account }: AskedAccount): Promise<AccountHolder> {
    const sent: InquiryRequest = { method, account };
    const request = requestOf('POST', gatewayPaths.inquiries, sent, inquiryTimeoutMs);
    const answer = await askGateway(request);
    // One of an earlier version of the wire has no such path, which says nothing of the account.
    if (answer.status === 404 || answer.status === 405) return { state: 'unsaid' };
    if (!isGood(answer)) throw new GatewayFailure('refused');
    return readAs(inquiryAnswer, answer.text);
  }

  return {
    name,
    can: { payOut: true, readDay: true },
    inquire,

    async open({ reference, amount, method, returnUrl, expiresAt, language }) {
      const sent: OrderRequest = {
        reference,
        amount: Number(amount),
        currency: 'PHP',
        method,
        return_url: returnUrl,
        notify_url: notifyUrl(),
        expires_at: seconds(expiresAt),
        language,
      };
      const answer = await ask('POST', gatewayPaths.orders, sent);
      if (!isGood(answer)) throw new GatewayFailure('refused');
      const { order_id, pay_url } = readAs(openedOrder, answer.text);
      return { gatewayId: order_id, payUrl: pay_url };
    },

    async readOrder(reference) {
      const answer = await ask('GET', `${gatewayPaths.orders}/${encodeURIComponent(reference)}`);
      if (answer.status === 404) return { state: 'unknown', payments: [] };
      if (!isGood(answer)) throw new GatewayFailure('unreadable');
      const { state, payments } = readAs(orderState, answer.text);
      return {
        state,
        payments: payments.map(({ payment_id, amount, currency, paid_at }) => ({
          paymentId: payment_id,
          amount: centavos(amount),
          currency,
          paidAt: new Date(paid_at * 1000),
        })),
      };
    },

    payOut,
    readPayout,

    async balance() {
      const answer = await ask('GET', gatewayPaths.balance);
      if (!isGood(answer)) throw new GatewayFailure('unreadable');
      const { amount, currency } = readAs(gatewayBalance, answer.text);
      if (!isPhp(currency)) throw new GatewayFailure('unreadable');
      return centavos(amount);
    },

    async *readDay(day) {
      const request = requestOf('GET', `${gatewayPaths.days}/${day}`, undefined, dayTimeoutMs);
      try {
        const response = await fetchGateway(request);
        if (!response.ok) throw new GatewayFailure('unreachable');
        yield* readDayLines(response.body);
      } catch (error) {
        throw failureOf(error);
      }
    },

    readWebhook({ method, path, headers, body }) {
      if (!isGatewayRequestSigned(key, headers, { method, path, body }, Date.now())) return null;
      try {
        const parsed = gatewayNotice.safeParse(JSON.parse(body));
        return parsed.success ? parsed.data : null;
      } catch {
        return null;
      }
    },
  };
}
