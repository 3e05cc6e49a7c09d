import { createHmac, timingSafeEqual } from 'node:crypto';
import { centavos } from '@perya/money';
import * as z from 'zod/mini';
import type { SignedRequest } from '../../platform/http/callers.ts';
import { askGateway, isGood, readAs } from './ask-gateway.ts';
import { GatewayFailure, type Notice, type OrderState, type PaymentGateway } from './gateway.ts';

export interface PaymongoOptions {
  url: string;
  secretKey: string;
  webhookSecret: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
/** They try again for hours; what is older than this was kept by somebody. */
const webhookAgeMaxSeconds = 3600;

/** What of a checkout session is read here, by developers.paymongo.com. */
const checkoutSession = z.object({
  data: z.object({
    id: z.string().check(z.regex(/^[\w-]{1,128}$/)),
    attributes: z.object({
      checkout_url: z.url({ protocol: /^https?$/ }),
      reference_number: z.nullish(z.string()),
      status: z.nullish(z.string()),
      payments: z.nullish(
        z.array(
          z.object({
            id: z.string().check(z.minLength(1), z.maxLength(128)),
            attributes: z.object({
              amount: z.int().check(z.minimum(0)),
              currency: z.string(),
              status: z.string(),
              paid_at: z.nullish(z.int()),
            }),
          }),
        ),
      ),
    }),
  }),
});

const event = z.object({
  data: z.object({
    attributes: z.object({
      type: z.string(),
      data: z.object({
        attributes: z.object({ reference_number: z.nullish(z.string()) }),
      }),
    }),
  }),
});

/** `t=1496734173,te=…,li=…`: the time and, for tests or in earnest, the signature. */
function isSigned({ headers, body }: SignedRequest, secret: string, nowMs: number): boolean {
  const parts = new Map(
    String(headers['paymongo-signature'] ?? '')
      .split(',')
      .map((part) => part.split('=', 2) as [string, string]),
  );
  const time = parts.get('t') ?? '';
  if (!/^\d{10}$/.test(time)) return false;
  if (Math.abs(nowMs / 1000 - Number(time)) > webhookAgeMaxSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return [parts.get('te'), parts.get('li')].some((given) => {
    const bytes = Buffer.from(given ?? '', 'hex');
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

function noticeOf(body: string): Notice | null {
  try {
    const { type, data } = readAs(event, body).data.attributes;
    const reference = data.attributes.reference_number;
    const isOurs = type.startsWith('checkout_session.') && reference;
    return isOurs ? { kind: 'payment', reference } : null;
  } catch {
    return null;
  }
}

/**
 * PayMongo by its public documentation: checkout sessions collect. It has no payouts for this use, and
 * finds nothing by our reference: an order whose answer was lost is opened anew, and nobody ever saw the
 * page of the first one.
 */
export function paymongoGateway(options: PaymongoOptions): PaymentGateway {
  const { url, secretKey, webhookSecret, timeoutMs = defaultTimeoutMs } = options;
  const headers = { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` };
  const unsupported = () => Promise.reject(new GatewayFailure('unsupported'));

  return {
    name: 'paymongo',
    can: { payOut: false, readDay: false },

    async open({ reference, amount, method, returnUrl }) {
      const attributes = {
        line_items: [
          { name: `Deposit ${reference}`, amount: Number(amount), currency: 'PHP', quantity: 1 },
        ],
        payment_method_types: [method],
        reference_number: reference,
        description: `Deposit ${reference}`,
        success_url: returnUrl,
        cancel_url: returnUrl,
        send_email_receipt: false,
      };
      const answer = await askGateway({
        method: 'POST',
        url: new URL(`${url}/v1/checkout_sessions`),
        headers,
        body: JSON.stringify({ data: { attributes } }),
        timeoutMs,
      });
      if (!isGood(answer)) throw new GatewayFailure('refused');
      const { data } = readAs(checkoutSession, answer.text);
      return { gatewayId: data.id, payUrl: data.attributes.checkout_url };
    },

    async readOrder(reference, gatewayId): Promise<OrderState> {
      if (gatewayId === null) return { state: 'unknown', payments: [] };
      const path = `/v1/checkout_sessions/${encodeURIComponent(gatewayId)}`;
      const answer = await askGateway({
        method: 'GET',
        url: new URL(`${url}${path}`),
        headers,
        timeoutMs,
      });
      if (answer.status === 404) return { state: 'unknown', payments: [] };
      if (!isGood(answer)) throw new GatewayFailure('unreadable');
      const { attributes } = readAs(checkoutSession, answer.text).data;
      // Somebody else's session settles nothing of ours.
      if (attributes.reference_number !== reference) throw new GatewayFailure('unreadable');
      const payments = (attributes.payments ?? [])
        .filter((payment) => payment.attributes.status === 'paid')
        .map(({ id, attributes: { amount, currency, paid_at } }) => ({
          paymentId: id,
          amount: centavos(amount),
          currency,
          paidAt: new Date(paid_at ? paid_at * 1000 : Date.now()),
        }));
      if (payments.length > 0) return { state: 'paid', payments };
      return { state: attributes.status === 'expired' ? 'expired' : 'open', payments };
    },

    payOut: unsupported,
    readPayout: unsupported,
    balance: unsupported,
    // biome-ignore lint/correctness/useYield: there is nothing to give.
    async *readDay() {
      throw new GatewayFailure('unsupported');
    },

    readWebhook: (request) =>
      isSigned(request, webhookSecret, Date.now()) ? noticeOf(request.body) : null,
  };
}
