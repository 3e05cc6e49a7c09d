import type { PaymentStatus } from '@perya/contract/rules/payment-status';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Slice } from './records.store.ts';

/** A deposit or a withdrawal, as the lists show it. */
export interface PaymentRow {
  id: bigint;
  status: PaymentStatus;
  /** A payment for it fits nothing and waits for a person. */
  isWithStaff: boolean;
  amount: Centavos;
  fee: Centavos;
  channelName: string;
  channelImg: string;
  createdAt: Date;
}

export interface PaymentFilter {
  uid: bigint;
  from: Date;
  before: Date;
  /** Null is every channel. */
  channelId: number | null;
  statuses: readonly PaymentStatus[];
}

export type PaymentKind = 'deposit' | 'withdrawal';

const withStaff: Record<PaymentKind, string> = {
  deposit: `p.id = any (array(select r.deposit_id from payments.receipt r where r.uid = $1 and r.state = 'stray'))`,
  withdrawal: 'false',
};

/** Filtered by the status that is shown: `shownDepositStatus` of the contract. */
const isInFilter = (
  kind: PaymentKind,
) => `p.bucket = platform.bucket_of($1) and p.uid = $1 and p.created_at >= $2 and p.created_at < $3
  and ($4::integer is null or p.channel_id = $4)
  and case when ${withStaff[kind]} then 'under_review' else p.status end = any ($5::text[])`;

const valuesOf = ({ uid, from, before, channelId, statuses }: PaymentFilter) => [
  uid,
  from,
  before,
  channelId,
  statuses,
];

export function createPaymentListsStore(pool: pg.Pool) {
  return {
    /** A page, newest first, or what follows an id. */
    async list(
      kind: PaymentKind,
      filter: PaymentFilter,
      beforeId: bigint | null,
      { offset, limit }: Slice,
    ): Promise<PaymentRow[]> {
      const { rows } = await pool.query<PaymentRow>({
        name: `payments-list-${kind}s`,
        text: `select p.id, p.status, ${withStaff[kind]} as is_with_staff, p.amount, p.fee, c.name as channel_name, c.img as channel_img,
                 p.created_at
               from payments.${kind} p join payments.channel c on c.id = p.channel_id
               where ${isInFilter(kind)} and p.id < coalesce($6::bigint, 9223372036854775807)
               order by p.id desc offset $7 limit $8`,
        values: [...valuesOf(filter), beforeId, offset, limit],
      });
      return rows;
    },

    async count(kind: PaymentKind, filter: PaymentFilter, max: number): Promise<number> {
      const { rows } = await pool.query<{ count: number }>({
        name: `payments-count-${kind}s`,
        text: `select count(*)::integer as count from
               (select 1 from payments.${kind} p where ${isInFilter(kind)} limit $6) counted`,
        values: [...valuesOf(filter), max],
      });
      return rows[0]?.count ?? 0;
    },
  };
}

export type PaymentListsStore = ReturnType<typeof createPaymentListsStore>;
