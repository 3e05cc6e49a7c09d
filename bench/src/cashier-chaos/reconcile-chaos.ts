import type pg from 'pg';
import { createLedger } from '../../../apps/server/src/modules/ledger/index.ts';
import { readBuckets } from '../../../apps/server/src/platform/database/buckets.ts';
import type { Books } from '../../../sandbox/src/pay/books.ts';

export interface ChaosFindings {
  /** Centavos: what the gateway has taken and paid out by its own books, and the ledger by its own. */
  gatewayTook: bigint;
  ledgerTook: bigint;
  strayTook: bigint;
  gatewayPaid: bigint;
  ledgerPaid: bigint;
  /** Centavos that the house still holds for payouts. */
  pending: bigint;
  credited: number;
  strays: number;
  completed: number;
  canceled: number;
  returned: number;
  /** What does not agree, in words; empty is what must be shown. */
  faults: string[];
}

interface Row {
  id: string;
  status: string;
}

async function sumOf(pool: pg.Pool, account: string): Promise<bigint> {
  const { rows } = await pool.query<{ sum: string }>(
    'select coalesce(sum(amount), 0)::text as sum from ledger.entry where account = $1',
    [account],
  );
  return BigInt(rows[0]?.sum ?? 0);
}

interface Receipt {
  paymentId: string;
  reference: string;
  amount: bigint;
  currency: string;
  state: string;
  hasCase: boolean;
  posted: string | null;
}

const receiptsStatement = `select r.payment_id as "paymentId", r.reference, r.amount, r.currency, r.state,
  exists (select from payments.case c
    where c.subject = 'receipt:' || r.gateway || '/' || r.payment_id) as "hasCase",
  (select e.amount::text from ledger.posting p join ledger.entry e
     on e.uid = p.uid and e.posting_id = p.id and e.leg = 0
   where p.scope = 'deposits' and p.key = r.reference and p.uid = r.uid) as posted
  from payments.receipt r where r.gateway = 'sandbox'`;

/** What the gateway says it took, payment by payment. */
const paymentsOf = ({ orders }: Books) =>
  [...orders.values()].flatMap(({ request, payments }) =>
    payments.map((payment) => ({ reference: request.reference, ...payment })),
  );

/** What is wrong with a receipt by itself; null if it is credited once, or waits in a case. */
function faultOf({ reference, state, hasCase, posted, amount }: Receipt): string | null {
  if (state !== 'credited') return hasCase ? null : `${reference}: stray without a case`;
  return posted === String(amount) ? null : `${reference}: credited otherwise`;
}

/** Every payment of the gateway has one receipt, each of which is credited once or waits in a case. */
async function checkReceipts(pool: pg.Pool, books: Books, faults: string[]) {
  const { rows } = await pool.query<Receipt>(receiptsStatement);
  const receipts = new Map(rows.map((row) => [row.paymentId, row]));
  const payments = paymentsOf(books);
  for (const { reference, payment_id, amount } of payments) {
    const noted = receipts.get(payment_id)?.amount;
    if (noted === undefined) faults.push(`${reference}: a payment was never noted`);
    else if (noted !== BigInt(amount)) faults.push(`${reference}: another amount was noted`);
  }
  const made = new Set(payments.map(({ payment_id }) => payment_id));
  const invented = rows.filter(({ paymentId }) => !made.has(paymentId));
  faults.push(...invented.map(({ reference }) => `${reference}: nobody has paid that`));
  faults.push(...rows.map(faultOf).filter((fault) => fault !== null));
  const credited = rows.filter(({ state }) => state === 'credited');
  if (new Set(credited.map(({ reference }) => reference)).size !== credited.length) {
    faults.push('A deposit was credited twice');
  }
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);
  const isPesos = ({ currency }: { currency: string }) => currency === 'PHP';
  const stray = rows.filter((row) => row.state !== 'credited' && isPesos(row));
  return {
    taken: sum(payments.filter(isPesos).map(({ amount }) => BigInt(amount))),
    strayTook: sum(stray.map(({ amount }) => amount)),
    credited: credited.length,
    strays: rows.length - credited.length,
  };
}

const statusOfPayout = { paid: 'completed', failed: 'canceled', returned: 'canceled' } as const;

/** A withdrawal has ended as its payout has; one that the gateway never had was given back. */
async function checkPayouts(pool: pg.Pool, { payouts }: Books, faults: string[]) {
  const { rows } = await pool.query<Row>('select id::text as id, status from payments.withdrawal');
  let paid = 0n;
  let returned = 0;
  for (const { id, status } of rows) {
    const payout = payouts.get(`W${id}`);
    const state = payout?.state ?? 'failed';
    const wanted = state === 'accepted' ? 'paying' : statusOfPayout[state];
    if (status !== wanted) faults.push(`W${id} is ${status} here and ${state} at the gateway`);
    if (state === 'paid') paid += BigInt(payout?.request.amount ?? 0);
    if (state === 'returned') returned += 1;
  }
  const ids = new Set(rows.map(({ id }) => `W${id}`));
  for (const reference of payouts.keys()) {
    if (!ids.has(reference)) faults.push(`${reference} was paid out and never asked for`);
  }
  const countOf = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
  return { paid, returned, completed: countOf('completed'), canceled: countOf('canceled') };
}

/** Nothing waits for anybody, unless a person has a case for it. */
async function checkStuck(pool: pg.Pool, faults: string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string; status: string }>(
    `select 'D' || id as name, status from payments.deposit where status in ('pending', 'paying')
     union all
     select 'W' || id, status from payments.withdrawal w
     where status not in ('completed', 'canceled') and not exists
       (select from payments.case c where c.subject = 'withdrawal:' || w.id)`,
  );
  for (const { name, status } of rows) faults.push(`${name} is stuck: ${status}`);
}

/** Holds the gateway's own books against the ledger, payment by payment and to the centavo. */
export async function reconcileChaos(pool: pg.Pool, books: Books): Promise<ChaosFindings> {
  const faults: string[] = [];
  const { taken, strayTook, credited, strays } = await checkReceipts(pool, books, faults);
  const { paid, returned, completed, canceled } = await checkPayouts(pool, books, faults);
  await checkStuck(pool, faults);
  const ledgerTook = -(await sumOf(pool, 'house:deposits:sandbox'));
  const ledgerPaid = await sumOf(pool, 'house:payouts:sandbox');
  const pending = await sumOf(pool, 'house:payouts-pending');
  if (ledgerTook + strayTook !== taken) faults.push('What was taken differs');
  if (ledgerPaid !== paid) faults.push('What was paid out differs');
  if (pending !== 0n) faults.push('The house holds money for payouts that have ended');
  const ledger = createLedger({ pool, buckets: await readBuckets(pool) });
  for (const { invariant, detail } of await ledger.api.check()) {
    faults.push(`${invariant}: ${detail}`);
  }
  await ledger.close();
  const balances = await pool.query<{ sum: string }>(
    'select coalesce(sum(balance), 0)::text as sum from ledger.wallet',
  );
  if (BigInt(balances.rows[0]?.sum ?? 0) !== ledgerTook - ledgerPaid) {
    faults.push('What players hold is not what came in less what went out');
  }
  return {
    gatewayTook: taken,
    ledgerTook,
    strayTook,
    gatewayPaid: paid,
    ledgerPaid,
    pending,
    credited,
    strays,
    completed,
    canceled,
    returned,
    faults,
  };
}
