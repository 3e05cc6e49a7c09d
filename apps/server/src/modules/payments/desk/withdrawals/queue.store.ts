import type { PaymentOrder } from '@perya/contract/payments/staff-payment-orders';
import type { WithdrawalStatus } from '@perya/contract/rules/payment-status';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { createList } from '../../../../platform/lists/list.ts';
import {
  type Claim,
  type ClaimColumns,
  claimColumns,
  createQueue,
  heldBy,
  isFree,
} from '../../../../platform/lists/queue.ts';
import {
  type AmountRange,
  type TimeRange,
  withinAmounts,
  withinTime,
} from '../../../../platform/lists/ranges.ts';
import type { Recorded } from '../../../audit/index.ts';
import { type InquiryColumns, inquiryColumns } from '../accounts/payout-accounts.store.ts';
import { isUpward, paymentKey } from '../payment-order.ts';

export interface QueueFilter extends TimeRange, AmountRange {
  status?: WithdrawalStatus | undefined;
  reason?: string | undefined;
  channel?: number | undefined;
  uid?: string | undefined;
  id?: string | undefined;
  /** Of this member of staff. */
  claimedBy?: bigint | undefined;
  isFree?: boolean;
  isHeld?: boolean;
  order?: PaymentOrder | undefined;
}

export type ClaimedWithdrawal = { id: bigint; uid: bigint } & Claim;

export interface QueuedWithdrawal extends ClaimColumns, InquiryColumns {
  id: bigint;
  uid: bigint;
  amount: Centavos;
  fee: Centavos;
  channelId: number;
  channelName: string;
  numberTail: string | null;
  status: WithdrawalStatus;
  isHeld: boolean;
  reasons: string[];
  gateway: string;
  gatewayId: string | null;
  createdAt: Date;
  changedAt: Date;
}

const columns = `${inquiryColumns}, w.id, w.uid, w.amount, w.fee, w.channel_id, c.name as channel_name,
  a.number_tail, w.status, w.is_held, w.reasons, w.gateway,
  w.gateway_id, w.created_at, w.changed_at, ${claimColumns('w')}`;

const tables = `payments.withdrawal w
  join payments.channel c on c.id = w.channel_id
  left join payments.account a on a.bucket = w.bucket and a.uid = w.uid and a.id = w.account_id`;

async function find(
  client: pg.Pool | pg.PoolClient | Recorded,
  id: bigint,
): Promise<QueuedWithdrawal | null> {
  const { rows } = await client.query<QueuedWithdrawal>(
    `select ${columns} from ${tables} where w.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export function createQueueStore(pool: pg.Pool) {
  const list = createList<QueuedWithdrawal, QueueFilter, 'amount' | 'fee'>(pool, {
    columns,
    from: tables,
    counted: 'payments.withdrawal w',
    key: ({ order }) => paymentKey('w', order),
    since: 'w.created_at',
    sums: { amount: 'w.amount', fee: 'w.fee' },
    // Where nobody says otherwise, what waits is read oldest first and everything else newest first.
    isAscending: ({ status, order }) =>
      order === undefined ? status === 'under_review' : isUpward(order),
    where: (filter, asked) => [
      asked('w.status = ?', filter.status),
      asked('? = any (w.reasons)', filter.reason),
      asked('w.channel_id = ?', filter.channel),
      asked('w.bucket = platform.bucket_of(?) and w.uid = ?', filter.uid),
      asked('w.id = ?', filter.id),
      asked(heldBy('w'), filter.claimedBy),
      filter.isFree === true && isFree('w'),
      filter.isHeld === true && 'w.is_held',
      ...withinTime(asked, 'w.created_at', filter),
      ...withinAmounts(asked, 'w.amount', filter),
    ],
  });
  return {
    page: list.summed,
    read: list.read,

    /** What waits for a person, and since when. */
    countWaiting: () => list.waiting({ status: 'under_review' }),

    ...createQueue<Recorded, { id: bigint; uid: bigint }, 'id'>({
      table: 'payments.withdrawal',
      isByBucket: true,
      key: ['id'],
      columns: 'r.id, r.uid',
      isOpen: `r.status = 'under_review'`,
    }),

    find,

    /** Locks it, so that two who decide about it at once do so one after the other. */
    async lock(tx: Recorded, id: bigint): Promise<QueuedWithdrawal | null> {
      // By itself, where it lies: what is joined to it may lie elsewhere.
      const found = await tx.query<{ bucket: number; uid: bigint }>(
        'select bucket, uid from payments.withdrawal where id = $1',
        [id],
      );
      const [row] = found.rows;
      if (!row) return null;
      await tx.query(
        'select 1 from payments.withdrawal where bucket = $1 and uid = $2 and id = $3 for update',
        [row.bucket, row.uid, id],
      );
      return find(tx, id);
    },
  };
}

export type QueueStore = ReturnType<typeof createQueueStore>;
