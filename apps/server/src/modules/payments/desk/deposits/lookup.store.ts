import type { Receipt } from '@perya/contract/payments/staff-calls/deposits';
import type { DepositStatus } from '@perya/contract/rules/payment-status';
import { countedRowsMax } from '@perya/contract/staff/list';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../../audit/index.ts';

export interface DepositFilter {
  status: DepositStatus | null;
  channelId: number | null;
  uid: bigint | null;
  /** Our id, or the gateway's own. */
  id: bigint | null;
  gatewayId: string | null;
}

export interface DepositRow {
  id: bigint;
  uid: bigint;
  amount: Centavos;
  fee: Centavos;
  channelId: number;
  channelName: string;
  status: DepositStatus;
  hasCashback: boolean;
  gateway: string;
  gatewayId: string | null;
  createdAt: Date;
  changedAt: Date;
  expiresAt: Date;
}

export interface ReceiptRow {
  gateway: string;
  paymentId: string;
  reference: string;
  uid: bigint | null;
  depositId: bigint | null;
  amount: Centavos;
  currency: string;
  paidAt: Date;
  notedAt: string;
  state: Receipt['state'];
  refundReference: string | null;
}

export interface ReceiptFilter {
  state: Receipt['state'] | null;
  q: string | null;
}

export interface ReceiptPlace {
  notedAt: string;
  paymentId: string;
}

const columns = `d.id, d.uid, d.amount, d.fee, d.channel_id as "channelId", c.name as "channelName", d.status,
  d.has_cashback as "hasCashback", d.gateway, d.gateway_id as "gatewayId", d.created_at as "createdAt",
  d.changed_at as "changedAt", d.expires_at as "expiresAt"`;

const receiptColumns = `r.gateway, r.payment_id as "paymentId", r.reference, r.uid, r.deposit_id as "depositId",
  r.amount, r.currency, r.paid_at as "paidAt", r.state, r.refund_reference as "refundReference",
  to_char(r.noted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "notedAt"`;

function gather(values: unknown[]) {
  const conditions = ['true'];
  return {
    add(condition: string, value: unknown) {
      if (value === null) return;
      values.push(value);
      conditions.push(condition.replaceAll('?', `$${values.length}`));
    },
    text: () => conditions.join(' and '),
  };
}

function depositConditions(filter: DepositFilter, values: unknown[]): string {
  const { add, text } = gather(values);
  add('d.status = ?', filter.status);
  add('d.channel_id = ?', filter.channelId);
  add('d.uid = ?', filter.uid);
  add('d.id = ?', filter.id);
  add('d.gateway_id = ?', filter.gatewayId);
  return text();
}

function receiptConditions({ state, q }: ReceiptFilter, values: unknown[]): string {
  const { add, text } = gather(values);
  add('r.state = ?', state);
  add('(r.payment_id = ? or r.reference = ?)', q);
  return text();
}

/** Deposits and what gateways took for them, as staff look for them. */
export function createLookupStore(pool: pg.Pool) {
  const countUpTo = async (from: string, values: unknown[]) => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from (select from ${from} limit $1) counted`,
      values,
    );
    return rows[0]?.count ?? 0;
  };
  return {
    async list(filter: DepositFilter, before: bigint, limit: number): Promise<DepositRow[]> {
      const values: unknown[] = [limit, before];
      const { rows } = await pool.query<DepositRow>(
        `select ${columns} from payments.deposit d join payments.channel c on c.id = d.channel_id
         where ${depositConditions(filter, values)} and d.id < $2 order by d.id desc limit $1`,
        values,
      );
      return rows;
    },

    count(filter: DepositFilter): Promise<number> {
      const values: unknown[] = [countedRowsMax];
      return countUpTo(`payments.deposit d where ${depositConditions(filter, values)}`, values);
    },

    async find(id: bigint): Promise<DepositRow | null> {
      const { rows } = await pool.query<DepositRow>(
        `select ${columns} from payments.deposit d join payments.channel c on c.id = d.channel_id
         where d.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    async receiptsOf(depositId: bigint): Promise<ReceiptRow[]> {
      const { rows } = await pool.query<ReceiptRow>(
        `select ${receiptColumns} from payments.receipt r where r.deposit_id = $1 order by r.noted_at`,
        [depositId],
      );
      return rows;
    },

    async findReceipt(
      gateway: string,
      paymentId: string,
      client: pg.Pool | Recorded = pool,
    ): Promise<ReceiptRow | null> {
      const { rows } = await client.query<ReceiptRow>(
        `select ${receiptColumns} from payments.receipt r where r.gateway = $1 and r.payment_id = $2`,
        [gateway, paymentId],
      );
      return rows[0] ?? null;
    },

    async listReceipts(
      filter: ReceiptFilter,
      after: ReceiptPlace | null,
      limit: number,
    ): Promise<ReceiptRow[]> {
      const values: unknown[] = [limit];
      const conditions = receiptConditions(filter, values);
      const from = values.length;
      if (after) values.push(after.notedAt, after.paymentId);
      const place = after
        ? `and (r.noted_at, r.payment_id) < ($${from + 1}::timestamptz, $${from + 2})`
        : '';
      const { rows } = await pool.query<ReceiptRow>(
        `select ${receiptColumns} from payments.receipt r where ${conditions} ${place}
         order by r.noted_at desc, r.payment_id desc limit $1`,
        values,
      );
      return rows;
    },

    countReceipts(filter: ReceiptFilter): Promise<number> {
      const values: unknown[] = [countedRowsMax];
      return countUpTo(`payments.receipt r where ${receiptConditions(filter, values)}`, values);
    },
  };
}

export type LookupStore = ReturnType<typeof createLookupStore>;
