import { type Answered, type AskedOfServer, startAnsweringServer } from './answering-server.ts';

interface HeldInvoice {
  id: string;
  external_id: string;
  status: string;
  amount: number;
  currency: string;
  invoice_url: string;
  paid_amount?: number;
  paid_at?: string;
  updated: string;
}
interface HeldPayout {
  id: string;
  reference_id: string;
  status: string;
  amount: number;
  currency: string;
  channel_code: string;
  failure_code?: string;
  created: string;
}

const when = '2026-11-16T03:00:00.000Z';
const error = (status: number, error_code: string): Answered => ({
  status,
  body: { error_code, message: 'See the documentation' },
});

/** Xendit as its documentation describes it, as far as the adapter uses it. */
export async function startDocumentedXendit() {
  const invoices: HeldInvoice[] = [];
  const payouts = new Map<string, { sent: string; payout: HeldPayout }>();
  let instead: ((asked: AskedOfServer) => Answered | null) | null = null;
  let balance = 1000.5;

  function createInvoice({ body }: AskedOfServer): Answered {
    const { external_id, amount, currency } = body as HeldInvoice;
    if (!(amount > 0)) return error(400, 'API_VALIDATION_ERROR');
    const id = `inv-${invoices.length + 1}`;
    const invoice_url = `https://checkout.xendit.example/web/${id}`;
    const invoice = {
      id,
      external_id,
      status: 'PENDING',
      amount,
      currency,
      invoice_url,
      updated: when,
    };
    invoices.push(invoice);
    return { status: 200, body: invoice };
  }

  function listInvoices({ url }: AskedOfServer): Answered {
    const external = url.searchParams.get('external_id');
    const statuses = url.searchParams.get('statuses');
    const found = invoices.filter(
      (each) =>
        (external === null || each.external_id === external) &&
        (statuses === null || (JSON.parse(statuses) as string[]).includes(each.status)),
    );
    const last = url.searchParams.get('last_invoice');
    const from = last ? found.findIndex(({ id }) => id === last) + 1 : 0;
    const limit = Number(url.searchParams.get('limit') ?? 10);
    return { status: 200, body: found.slice(from, from + limit) };
  }

  /** The same key with the same body is the same payout; with another body it is an error. */
  function createPayout({ headers, body }: AskedOfServer): Answered {
    const key = String(headers['idempotency-key'] ?? '');
    const held = payouts.get(key);
    const sent = JSON.stringify(body);
    if (held && held.sent !== sent) return error(409, 'DUPLICATE_ERROR');
    if (held) return { status: 200, body: held.payout };
    const { channel_code, reference_id, amount, currency } = body as HeldPayout;
    if (channel_code !== 'PH_GCASH') return error(400, 'CHANNEL_CODE_NOT_SUPPORTED_ERROR');
    const id = `disb-${payouts.size + 1}`;
    const payout = {
      id,
      reference_id,
      status: 'ACCEPTED',
      amount,
      currency,
      channel_code,
      created: when,
    };
    payouts.set(key, { sent, payout });
    return { status: 200, body: payout };
  }

  function listTransactions({ url }: AskedOfServer): Answered {
    const all = [...payouts.values()].map(({ payout }, index) => ({
      id: `txn-${index + 1}`,
      product_id: payout.id,
      type: 'DISBURSEMENT',
      status: { SUCCEEDED: 'SUCCESS', REVERSED: 'REVERSED' }[payout.status] ?? 'PENDING',
      reference_id: payout.reference_id,
      currency: payout.currency,
      amount: payout.amount,
      created: payout.created,
    }));
    const after = url.searchParams.get('after_id');
    const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
    const limit = Number(url.searchParams.get('limit') ?? 10);
    return {
      status: 200,
      body: { has_more: from + limit < all.length, data: all.slice(from, from + limit) },
    };
  }

  const server = await startAnsweringServer((asked) => {
    const { method, url, headers } = asked;
    const authorization = `Basic ${Buffer.from('xnd_test_key:').toString('base64')}`;
    if (headers.authorization !== authorization) return error(401, 'INVALID_API_KEY');
    const said = instead?.(asked);
    if (said) return said;
    const reference = url.searchParams.get('reference_id');
    const found = () =>
      [...payouts.values()]
        .map(({ payout }) => payout)
        .filter(({ reference_id }) => reference_id === reference);
    const routes: Record<string, () => Answered> = {
      'POST /v2/invoices': () => createInvoice(asked),
      'GET /v2/invoices': () => listInvoices(asked),
      'POST /v2/payouts': () => createPayout(asked),
      'GET /v2/payouts': () => ({ status: 200, body: found() }),
      'GET /balance': () => ({ status: 200, body: { balance } }),
      'GET /transactions': () => listTransactions(asked),
    };
    return (
      routes[`${method} ${url.pathname}`]?.() ?? {
        status: 404,
        body: { error_code: 'NOT_FOUND', message: '' },
      }
    );
  });
  return {
    ...server,
    invoices,
    payouts: () => [...payouts.values()].map(({ payout }) => payout),
    setBalance(pesos: number) {
      balance = pesos;
    },
    /** Answers this in place of what is right; null goes back to that. */
    say(answer: typeof instead) {
      instead = answer;
    },
  };
}
