import { createHmac } from 'node:crypto';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answered, startAnsweringServer } from '../../testing/answering-server.ts';
import { GatewayFailure, type PaymentGateway } from './gateway.ts';
import { paymongoGateway } from './paymongo.ts';

interface Session {
  id: string;
  type: 'checkout_session';
  attributes: {
    checkout_url: string;
    reference_number: string;
    status: string;
    payments: { id: string; type: 'payment'; attributes: Record<string, unknown> }[];
  };
}

const sessions = new Map<string, Session>();
let instead: Answered | null = null;
let server: Awaited<ReturnType<typeof startAnsweringServer>>;
let gateway: PaymentGateway;
const webhookSecret = 'whsk_test_secret';
const options = () => ({ url: server.url, secretKey: 'sk_test_key', webhookSecret });

/** PayMongo as its documentation describes it, as far as the adapter uses it. */
beforeAll(async () => {
  server = await startAnsweringServer(({ method, url, headers, body }) => {
    const authorization = `Basic ${Buffer.from('sk_test_key:').toString('base64')}`;
    if (headers.authorization !== authorization) return { status: 401, body: { errors: [] } };
    if (instead) return instead;
    if (method === 'POST' && url.pathname === '/v1/checkout_sessions') {
      const { attributes } = (body as { data: { attributes: Record<string, unknown> } }).data;
      const [type] = attributes.payment_method_types as string[];
      if (type !== 'gcash') {
        const errors = [{ code: 'parameter_invalid', detail: 'payment_method_types' }];
        return { status: 400, body: { errors } };
      }
      const id = `cs_${sessions.size + 1}`;
      const session: Session = {
        id,
        type: 'checkout_session',
        attributes: {
          checkout_url: `https://checkout.paymongo.example/${id}`,
          reference_number: String(attributes.reference_number),
          status: 'active',
          payments: [],
        },
      };
      sessions.set(id, session);
      return { status: 200, body: { data: session } };
    }
    const found = sessions.get(url.pathname.split('/').at(-1) ?? '');
    if (found) return { status: 200, body: { data: found } };
    return { status: 404, body: { errors: [{ code: 'resource_not_found' }] } };
  });
  gateway = paymongoGateway(options());
});
afterAll(() => server.stop());
beforeEach(() => {
  instead = null;
});

const orderOf = (reference: string, method = 'gcash') => ({
  reference,
  amount: centavos(10_051),
  method,
  returnUrl: 'https://perya.example/back',
  expiresAt: new Date(Date.now() + 900_000),
  language: 'tl_PH' as const,
});
const troubleOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof GatewayFailure ? error.trouble : String(error)),
  );

async function openPaid(reference: string, paid: Record<string, unknown>[]) {
  const { gatewayId } = await gateway.open(orderOf(reference));
  const payments = paid.map((attributes, index) => ({
    id: `pay_${reference}_${index}`,
    type: 'payment' as const,
    attributes: { currency: 'PHP', status: 'paid', paid_at: 1_794_700_860, ...attributes },
  }));
  sessions.get(gatewayId)?.attributes.payments.push(...payments);
  return gatewayId;
}

describe('a checkout session of PayMongo', () => {
  test('asks for whole centavos by the channel’s way to pay', async () => {
    const opened = await gateway.open(orderOf('D1'));
    expect(opened.payUrl).toContain('https://checkout.paymongo.example/cs_');
    expect(server.asked.at(-1)?.body).toMatchObject({
      data: {
        attributes: {
          line_items: [{ amount: 10_051, currency: 'PHP', quantity: 1 }],
          payment_method_types: ['gcash'],
          reference_number: 'D1',
          success_url: 'https://perya.example/back',
        },
      },
    });
    expect(await troubleOf(gateway.open(orderOf('D1', 'nobody')))).toBe('refused');
  });

  test('is open, paid as often as it was, expired, or unknown', async () => {
    const open = await openPaid('D2', [{ amount: 10_051, status: 'failed' }]);
    expect(await gateway.readOrder('D2', open)).toEqual({ state: 'open', payments: [] });
    const paid = await openPaid('D3', [{ amount: 10_051 }, { amount: 7, currency: 'USD' }]);
    expect(await gateway.readOrder('D3', paid)).toEqual({
      state: 'paid',
      payments: [
        {
          paymentId: 'pay_D3_0',
          amount: 10_051n,
          currency: 'PHP',
          paidAt: new Date(1_794_700_860_000),
        },
        {
          paymentId: 'pay_D3_1',
          amount: 7n,
          currency: 'USD',
          paidAt: new Date(1_794_700_860_000),
        },
      ],
    });
    const expired = await openPaid('D4', []);
    Object.assign(sessions.get(expired)?.attributes ?? {}, { status: 'expired' });
    expect((await gateway.readOrder('D4', expired)).state).toBe('expired');
    expect((await gateway.readOrder('D5', 'cs_none')).state).toBe('unknown');
    expect((await gateway.readOrder('D5', null)).state).toBe('unknown');
  });

  test('of another reference settles nothing', async () => {
    const others = await openPaid('D6', [{ amount: 10_051 }]);
    expect(await troubleOf(gateway.readOrder('D7', others))).toBe('unreadable');
  });

  test.each([
    ['half a centavo', { amount: 10.5 }],
    ['less than nothing', { amount: -1 }],
    ['text', { amount: '10051' }],
  ])('with a payment of %s is not read', async (_what, payment) => {
    const id = await openPaid('D8', [payment]);
    expect(await troubleOf(gateway.readOrder('D8', id))).toBe('unreadable');
  });

  test.each([
    ['silence', 'silence', 'timeout'],
    ['a line that ends', 'hang-up', 'unreachable'],
    ['a fault', { status: 500, body: {} }, 'unreachable'],
    [
      'a page that runs script',
      { status: 200, body: sessionWith('javascript:alert(1)') },
      'unreadable',
    ],
  ] as const)('is not open after %s', async (_what, said, trouble) => {
    instead = said;
    const hasty = paymongoGateway({ ...options(), timeoutMs: 300 });
    expect(await troubleOf(hasty.open(orderOf('D9')))).toBe(trouble);
  });

  test('pays nothing out and has no file of a day: that is said, and not guessed', async () => {
    expect(gateway.can).toEqual({ payOut: false, readDay: false });
    const account = { number: '09171234567', name: 'A B' };
    const payout = { reference: 'W1', amount: centavos(1), method: 'gcash', account };
    expect(await troubleOf(gateway.payOut(payout))).toBe('unsupported');
    expect(await troubleOf(gateway.readPayout('W1', null))).toBe('unsupported');
    const day = gateway.readDay('2026-11-16')[Symbol.asyncIterator]();
    expect(await troubleOf(day.next())).toBe('unsupported');
  });
});

function sessionWith(checkout_url: string) {
  const attributes = { checkout_url, reference_number: 'D9', status: 'active', payments: [] };
  return { data: { id: 'cs_9', type: 'checkout_session', attributes } };
}

describe('a webhook of PayMongo', () => {
  const body = JSON.stringify({
    data: {
      id: 'evt_1',
      type: 'event',
      attributes: {
        type: 'checkout_session.payment.paid',
        livemode: false,
        data: { id: 'cs_1', attributes: { reference_number: 'D1' } },
      },
    },
  });
  const now = () => Math.floor(Date.now() / 1000);
  const mac = (time: number, text: string, secret = webhookSecret) =>
    createHmac('sha256', secret).update(`${time}.${text}`).digest('hex');
  const read = (signature: string | undefined, text = body) =>
    gateway.readWebhook({
      method: 'POST',
      path: '/finance/callback?gateway=paymongo',
      headers: signature === undefined ? {} : { 'paymongo-signature': signature },
      body: text,
    });

  test('is known by its signature, for tests and in earnest', () => {
    const time = now();
    const notice = { kind: 'payment', reference: 'D1' };
    expect(read(`t=${time},te=${mac(time, body)},li=`)).toEqual(notice);
    expect(read(`t=${time},te=,li=${mac(time, body)}`)).toEqual(notice);
  });

  test('with another secret, time or body, or kept for long, is none', () => {
    const time = now();
    const good = mac(time, body);
    const old = time - 366 * 86_400;
    for (const signature of [
      undefined,
      '',
      `t=${time}`,
      `t=${time},te=,li=`,
      `t=${time},te=zz,li=zz`,
      `te=${good},li=`,
      `t=${time + 1},te=${good},li=`,
      `t=${time},te=${mac(time, body, 'other')},li=`,
      `t=${old},te=${mac(old, body)},li=`,
    ]) {
      expect(read(signature)).toBeNull();
    }
    expect(read(`t=${time},te=${good},li=`, body.replace('D1', 'D2'))).toBeNull();
    const other = body.replace('checkout_session.payment.paid', 'payment.failed');
    expect(read(`t=${time},te=${mac(time, other)},li=`, other)).toBeNull();
    expect(read(`t=${time},te=${mac(time, '<html>')},li=`, '<html>')).toBeNull();
  });
});
