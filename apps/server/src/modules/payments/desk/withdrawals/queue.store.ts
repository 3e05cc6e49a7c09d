import type { WithdrawalStatus } from '@perya/contract/rules/payment-status';
import { countedRowsMax } from '@perya/contract/staff/list';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { type ClaimColumns, claimColumns } from '../../../../platform/lists/claim.ts';
import type { Recorded } from '../../../audit/index.ts';

export interface QueueFilter {
  status: WithdrawalStatus | null;
  reason: string | null;
  channelId: number | null;
  uid: bigint | null;
  id: bigint | null;
  /** Of this member of staff. */
  claimedBy: bigint | null;
  isFree: boolean;
  isHeld: boolean;
  /** What waits is read oldest first, everything else newest first. */
  order: 'asc' | 'desc';
}

export interface QueuedWithdrawal extends ClaimColumns {
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

const columns = `w.id, w.uid, w.amount, w.fee, w.channel_id as "channelId", c.name as "channelName",
  a.number_tail as "numberTail", w.status, w.is_held as "isHeld", w.reasons, w.gateway,
  w.gateway_id as "gatewayId", w.created_at as "createdAt", w.changed_at as "changedAt", ${claimColumns('w')}`;

const tables = `payments.withdrawal w
  join payments.channel c on c.id = w.channel_id
  left join payments.account a on a.uid = w.uid and a.id = w.account_id`;

/** Only what is asked for stands in the statement, so that the planner finds the index for it. */
function conditionsOf(filter: QueueFilter, values: unknown[]): string {
  const conditions = ['true'];
  const add = (condition: string, value: unknown) => {
    if (value === null) return;
    values.push(value);
    conditions.push(condition.replace('?', `$${values.length}`));
  };
  add('w.status = ?', filter.status);
  add('? = any (w.reasons)', filter.reason);
  add('w.channel_id = ?', filter.channelId);
  add('w.uid = ?', filter.uid);
  add('w.id = ?', filter.id);
  add('w.claimed_by = ?', filter.claimedBy);
  if (filter.claimedBy !== null) conditions.push('w.claimed_until > platform.clock()');
  if (filter.isFree) {
    conditions.push('(w.claimed_by is null or w.claimed_until <= platform.clock())');
  }
  if (filter.isHeld) conditions.push('w.is_held');
  return conditions.join(' and ');
}

export function createQueueStore(pool: pg.Pool) {
  return {
    async list(
      filter: QueueFilter,
      after: bigint | null,
      limit: number,
    ): Promise<QueuedWithdrawal[]> {
      const values: unknown[] = [limit];
      const conditions = conditionsOf(filter, values);
      if (after !== null) values.push(after);
      const isAscending = filter.order === 'asc';
      const place = after === null ? '' : `and w.id ${isAscending ? '>' : '<'} $${values.length}`;
      const { rows } = await pool.query<QueuedWithdrawal>(
        `select ${columns} from ${tables} where ${conditions} ${place}
         order by w.id ${filter.order} limit $1`,
        values,
      );
      return rows;
    },

    /** How many there are, up to where counting stops. */
    async count(filter: QueueFilter): Promise<number> {
      const values: unknown[] = [countedRowsMax];
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from
         (select from payments.withdrawal w where ${conditionsOf(filter, values)} limit $1) counted`,
        values,
      );
      return rows[0]?.count ?? 0;
    },

    async find(client: pg.Pool | pg.PoolClient, id: bigint): Promise<QueuedWithdrawal | null> {
      const { rows } = await client.query<QueuedWithdrawal>(
        `select ${columns} from ${tables} where w.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    /** Locks it, so that two who decide about it at once do so one after the other. */
    async lock(tx: Recorded, id: bigint): Promise<QueuedWithdrawal | null> {
      const { rows } = await tx.query<QueuedWithdrawal>(
        `select ${columns} from ${tables} where w.id = $1 for update of w`,
        [id],
      );
      return rows[0] ?? null;
    },

    /** What waits for a person, and since when. */
    async countWaiting(): Promise<{ count: number; oldestAt: Date | null }> {
      const { rows } = await pool.query<{ count: number; oldestAt: Date | null }>(
        `select count(*)::int as count, min(created_at) as "oldestAt"
         from payments.withdrawal where status = 'under_review'`,
      );
      return rows[0] ?? { count: 0, oldestAt: null };
    },
  };
}

export type QueueStore = ReturnType<typeof createQueueStore>;
