import { centavos } from '@perya/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDocumentedXendit } from '../../../testing/documented-xendit.ts';
import { GatewayFailure, type GatewayLine, type PaymentGateway } from '../gateway.ts';
import { xenditGateway } from './xendit.ts';

let xendit: Awaited<ReturnType<typeof startDocumentedXendit>>;
let gateway: PaymentGateway;
const options = () => ({
  url: xendit.url,
  secretKey: 'xnd_test_key',
  callbackToken: 'the-token',
  timeoutMs: 2000,
});
beforeAll(async () => {
  xendit = await startDocumentedXendit();
  gateway = xenditGateway(options());
});
afterAll(() => xendit.stop());
beforeEach(() => xendit.say(null));

const orderOf = (reference: string, amount = 10_050) => ({
  reference,
  amount: centavos(amount),
  method: 'GCASH',
  returnUrl: 'https://perya.example/back',
  expiresAt: new Date(Date.now() + 900_000),
  language: 'en_US' as const,
});
const payoutOf = (reference: string, method = 'PH_GCASH') => ({
  reference,
  amount: centavos(20_001),
  method,
  account: { number: '09171234567', name: 'Ligaya Mabuhayin' },
});
const troubleOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof GatewayFailure ? error.trouble : String(error)),
  );
const invoiceOf = (reference: string) => {
  const found = xendit.invoices.find(({ external_id }) => external_id === reference);
  if (!found) throw new Error('No such invoice');
  return found;
};
const payoutHeld = (reference: string) => {
  const found = xendit.payouts().find(({ reference_id }) => reference_id === reference);
  if (!found) throw new Error('No such payout');
  return found;
};

describe('an invoice of Xendit', () => {
  test('asks for pesos with their centavos, by the channel’s way to pay, and once', async () => {
    const opened = await gateway.open(orderOf('D1'));
    expect(opened.payUrl).toBe('https://checkout.xendit.example/web/inv-1');
    expect(xendit.asked.at(-1)?.body).toMatchObject({
      external_id: 'D1',
      amount: 100.5,
      currency: 'PHP',
      payment_methods: ['GCASH'],
      success_redirect_url: 'https://perya.example/back',
    });
    expect(await gateway.open(orderOf('D1'))).toEqual(opened);
    expect(xendit.invoices.filter(({ external_id }) => external_id === 'D1')).toHaveLength(1);
    expect(await troubleOf(gateway.open(orderOf('D1', 99)))).toBe('refused');
  });

  test('whose answer was lost is found again', async () => {
    xendit.say(({ method, url, body }) => {
      if (method !== 'POST' || url.pathname !== '/v2/invoices') return null;
      const { external_id, amount } = body as { external_id: string; amount: number };
      const invoice_url = 'https://checkout.xendit.example/web/lost';
      const updated = '2026-11-16T03:00:00Z';
      const held = { id: 'lost', external_id, status: 'PENDING', amount, currency: 'PHP' };
      xendit.invoices.push({ ...held, invoice_url, updated });
      return 'hang-up';
    });
    expect(await troubleOf(gateway.open(orderOf('D2')))).toBe('unreachable');
    expect((await gateway.open(orderOf('D2'))).gatewayId).toBe('lost');
  });

  test('is read by our reference: open, paid, settled, expired, unknown', async () => {
    await gateway.open(orderOf('D3'));
    expect(await gateway.readOrder('D3', null)).toEqual({ state: 'open', payments: [] });
    const invoice = invoiceOf('D3');
    for (const status of ['PAID', 'SETTLED']) {
      const paid_at = '2026-11-16T03:04:05.000Z';
      Object.assign(invoice, { status, paid_amount: 100.5, paid_at });
      expect(await gateway.readOrder('D3', null)).toEqual({
        state: 'paid',
        payments: [
          { paymentId: invoice.id, amount: 10_050n, currency: 'PHP', paidAt: new Date(paid_at) },
        ],
      });
    }
    invoice.status = 'EXPIRED';
    expect((await gateway.readOrder('D3', null)).state).toBe('expired');
    expect((await gateway.readOrder('D99', null)).state).toBe('unknown');
  });

  test('that was made twice and paid twice is two payments', async () => {
    await gateway.open(orderOf('D4'));
    const first = invoiceOf('D4');
    Object.assign(first, { status: 'PAID', paid_amount: 100.5 });
    xendit.invoices.push({ ...first, id: 'inv-again' });
    expect((await gateway.readOrder('D4', null)).payments.map((each) => each.paymentId)).toEqual([
      first.id,
      'inv-again',
    ]);
  });

  test.each([100.005, -5, 1e300, Number.MAX_SAFE_INTEGER])(
    'paid with %d pesos is not rounded to what it might be',
    async (paid_amount) => {
      await gateway.open(orderOf('D5'));
      Object.assign(invoiceOf('D5'), { status: 'PAID', paid_amount });
      expect(await troubleOf(gateway.readOrder('D5', null))).toBe('unreadable');
    },
  );

  test('keeps every centavo of an odd amount', async () => {
    for (const amount of [1, 7, 29, 57, 113, 12_345_67, 99_999_999_99]) {
      const reference = `D6-${amount}`;
      await gateway.open(orderOf(reference, amount));
      Object.assign(invoiceOf(reference), { status: 'PAID' });
      const { payments } = await gateway.readOrder(reference, null);
      expect(payments[0]?.amount).toBe(BigInt(amount));
    }
  });
});

describe('a payout of Xendit', () => {
  test('is sent under its reference, and is one however often it is sent', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => gateway.payOut(payoutOf('W1'))));
    expect(new Set(answers.map(({ gatewayId }) => gatewayId)).size).toBe(1);
    expect(answers[0]?.state).toBe('accepted');
    const sent = xendit.asked.find(({ headers }) => headers['idempotency-key'] === 'W1');
    expect(sent?.body).toMatchObject({
      reference_id: 'W1',
      channel_code: 'PH_GCASH',
      channel_properties: {
        account_number: '09171234567',
        account_holder_name: 'Ligaya Mabuhayin',
      },
      amount: 200.01,
      currency: 'PHP',
    });
  });

  test.each([
    ['ACCEPTED', 'accepted'],
    ['REQUESTED', 'accepted'],
    ['PENDING_COMPLIANCE_ASSESSMENT', 'accepted'],
    ['SOMETHING_NEW', 'accepted'],
    ['SUCCEEDED', 'paid'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'failed'],
    ['COMPLIANCE_REJECTED', 'failed'],
    ['REVERSED', 'returned'],
  ])('that is %s there is %s here', async (status, state) => {
    await gateway.payOut(payoutOf('W2'));
    Object.assign(payoutHeld('W2'), { status, failure_code: 'INVALID_DESTINATION' });
    expect(await gateway.readPayout('W2', null)).toMatchObject({
      state,
      reason: 'INVALID_DESTINATION',
    });
  });

  test('that is refused is not there; a changed repetition answers what went through', async () => {
    expect(await troubleOf(gateway.payOut(payoutOf('W3', 'PH_NOBODY')))).toBe('refused');
    expect((await gateway.readPayout('W3', null)).state).toBe('unknown');
    await gateway.payOut(payoutOf('W4'));
    payoutHeld('W4').status = 'SUCCEEDED';
    const changed = { ...payoutOf('W4'), account: { number: '0999', name: 'Another' } };
    expect((await gateway.payOut(changed)).state).toBe('paid');
  });

  test.each([
    ['a server that says nothing', 'silence', 'timeout'],
    ['a line that ends', 'hang-up', 'unreachable'],
    ['a server with a fault', { status: 503, body: {} }, 'unreachable'],
    ['too many requests', { status: 429, body: {} }, 'unreachable'],
    ['a key without the right', { status: 403, body: {} }, 'unreachable'],
    ['a page', { status: 200, body: '<html>' }, 'unreadable'],
    ['another shape', { status: 200, body: { id: 7 } }, 'unreadable'],
  ] as const)('is left open by %s', async (_what, said, trouble) => {
    const hasty = xenditGateway({ ...options(), timeoutMs: 300 });
    xendit.say(() => said);
    expect(await troubleOf(hasty.payOut(payoutOf('W5')))).toBe(trouble);
  });

  test('is never called refused while it cannot be looked for', async () => {
    xendit.say(({ method }) =>
      method === 'POST'
        ? { status: 400, body: { error_code: 'DUPLICATE_ERROR' } }
        : { status: 500, body: {} },
    );
    expect(await troubleOf(gateway.payOut(payoutOf('W6')))).toBe('unreachable');
  });
});

describe('Xendit', () => {
  test('says its balance, and a key that it does not know opens nothing', async () => {
    xendit.setBalance(1234.56);
    expect(await gateway.balance()).toBe(123_456n);
    const stranger = xenditGateway({ ...options(), secretKey: 'other' });
    expect(await troubleOf(stranger.balance())).toBe('unreachable');
  });

  test('lists a day, page after page, with what came back', async () => {
    xendit.invoices.length = 0;
    for (let index = 0; index < 120; index += 1) {
      await gateway.open(orderOf(`D8-${index}`, 100 + index));
      const paid_at = '2026-11-16T04:00:00Z';
      Object.assign(invoiceOf(`D8-${index}`), { status: 'SETTLED', paid_at });
    }
    for (let index = 0; index < 60; index += 1) await gateway.payOut(payoutOf(`W8-${index}`));
    for (const payout of xendit.payouts()) payout.status = 'SUCCEEDED';
    payoutHeld('W8-3').status = 'REVERSED';
    payoutHeld('W8-4').status = 'FAILED';
    const lines: GatewayLine[] = [];
    for await (const line of gateway.readDay('2026-11-16')) lines.push(line);
    const of = (reference: string) =>
      lines.filter((line) => line.reference === reference).map(({ kind }) => kind);
    expect(lines.filter(({ reference }) => reference.startsWith('D8-'))).toHaveLength(120);
    expect(of('W8-59')).toEqual(['payout']);
    expect(of('W8-3')).toEqual(['payout', 'return']);
    expect(of('W8-4')).toEqual([]);
    const asked = xendit.asked.find(({ url }) => url.searchParams.has('paid_after'));
    expect(asked?.url.searchParams.get('paid_after')).toBe('2026-11-15T16:00:00.000Z');
  });

  test('is known by the token of its webhooks, which say no more than what to ask for', () => {
    const webhook = (body: unknown, token?: string) =>
      gateway.readWebhook({
        method: 'POST',
        path: '/finance/callback?gateway=xendit',
        headers: token === undefined ? {} : { 'x-callback-token': token },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const paid = { id: 'inv-1', external_id: 'D1', status: 'PAID', paid_amount: 1e9 };
    const payout = { event: 'payout.succeeded', data: { id: 'disb-1', reference_id: 'W1' } };
    expect(webhook(paid, 'the-token')).toEqual({ kind: 'payment', reference: 'D1' });
    // Sent again, it says the same again.
    expect(webhook(paid, 'the-token')).toEqual({ kind: 'payment', reference: 'D1' });
    expect(webhook(payout, 'the-token')).toEqual({ kind: 'payout', reference: 'W1' });
    expect(webhook({ ...payout, event: 'payout.reversed' }, 'the-token')?.kind).toBe('payout');
    for (const token of [undefined, '', 'the-tokem', 'the-token ']) {
      expect(webhook(paid, token)).toBeNull();
    }
    for (const body of ['', '<html>', '{}', { event: 'invoice.x', data: { reference_id: 'D1' } }]) {
      expect(webhook(body, 'the-token')).toBeNull();
    }
  });
});
