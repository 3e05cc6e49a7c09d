import type { Receipt } from '@perya/contract/payments/staff-calls/deposits';
import type { PaymentOrder } from '@perya/contract/payments/staff-payment-orders';
import type { DepositStatus } from '@perya/contract/rules/payment-status';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { byMoment, byText } from '../../../../platform/lists/key.ts';
import { createList } from '../../../../platform/lists/list.ts';
import {
  type AmountRange,
  type TimeRange,
  withinAmounts,
  withinTime,
} from '../../../../platform/lists/ranges.ts';
import type { Recorded } from '../../../audit/index.ts';
import { isUpward, paymentKey } from '../payment-order.ts';

export interface DepositFilter extends TimeRange, AmountRange {
  status?: DepositStatus | undefined;
  channel?: number | undefined;
  uid?: string | undefined;
  /** Our id, or the gateway's own. */
  id?: string | undefined;
  gatewayId?: string | undefined;
  order?: PaymentOrder | undefined;
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
  state: Receipt['state'];
  refundReference: string | null;
}

export interface ReceiptFilter extends TimeRange, AmountRange {
  state: Receipt['state'] | 'all';
  q?: string | undefined;
}

const columns = `d.id, d.uid, d.amount, d.fee, d.channel_id, c.name as channel_name, d.status,
  d.has_cashback, d.gateway, d.gateway_id, d.created_at, d.changed_at, d.expires_at`;

const receiptColumns = `r.gateway, r.payment_id, r.reference, r.uid, r.deposit_id,
  r.amount, r.currency, r.paid_at, r.state, r.refund_reference`;

const tables = 'payments.deposit d join payments.channel c on c.id = d.channel_id';

/** Deposits and what gateways took for them, as staff look for them. */
export function createLookupStore(pool: pg.Pool) {
  const deposits = createList<DepositRow, DepositFilter, 'amount' | 'fee'>(pool, {
    columns,
    from: tables,
    counted: 'payments.deposit d',
    key: ({ order }) => paymentKey('d', order),
    isAscending: ({ order = 'newest' }) => isUpward(order),
    sums: { amount: 'd.amount', fee: 'd.fee' },
    where: (filter, asked) => [
      asked('d.status = ?', filter.status),
      asked('d.channel_id = ?', filter.channel),
      asked('d.bucket = platform.bucket_of(?) and d.uid = ?', filter.uid),
      asked('d.id = ?', filter.id),
      asked('d.gateway_id = ?', filter.gatewayId),
      ...withinTime(asked, 'd.created_at', filter),
      ...withinAmounts(asked, 'd.amount', filter),
    ],
  });
  return {
    page: deposits.summed,
    read: deposits.read,

    pageReceipts: createList<ReceiptRow, ReceiptFilter>(pool, {
      columns: receiptColumns,
      from: 'payments.receipt r',
      key: [byMoment('r.noted_at'), byText('r.payment_id')],
      where: ({ state, q, ...range }, asked) => [
        state !== 'all' && asked('r.state = ?', state),
        asked('(r.payment_id = ? or r.reference = ?)', q),
        ...withinTime(asked, 'r.noted_at', range),
        ...withinAmounts(asked, 'r.amount', range),
      ],
    }).page,

    async find(id: bigint): Promise<DepositRow | null> {
      const { rows } = await pool.query<DepositRow>(
        `select ${columns} from ${tables} where d.id = $1`,
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
  };
}

export type LookupStore = ReturnType<typeof createLookupStore>;
