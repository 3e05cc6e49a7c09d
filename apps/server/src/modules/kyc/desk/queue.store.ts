import type { ReviewState } from '@perya/contract/kyc/staff-calls/reviews';
import type { KycFlag } from '@perya/contract/kyc/staff-flags';
import type { RejectionReason } from '@perya/contract/rules/kyc-options';
import { countedRowsMax } from '@perya/contract/staff/list';
import type pg from 'pg';
import { type DeskReview, deskColumns, deskTables } from './desk.store.ts';

export interface QueueFilter {
  /** Those that wait, or all. */
  states: readonly ReviewState[] | null;
  flag: KycFlag | null;
  uid: bigint | null;
  /** Of this member of staff. */
  claimedBy: bigint | null;
  isFree: boolean;
  /** What waits is read oldest first, what was decided newest first. */
  order: 'asc' | 'desc';
}

/** The last row of the page before, with the microseconds that a Date would drop. */
export interface QueuePlace {
  submittedAt: string;
  uid: bigint;
  version: number;
}

export interface QueuedReview extends DeskReview {
  place: string;
}

export interface DeskFigures {
  decided: number;
  approved: number;
  rejected: number;
  returned: number;
  medianSeconds: number | null;
  byReason: { reason: RejectionReason; count: number }[];
}

export interface OpenReviews {
  waiting: number;
  escalated: number;
  oldestAt: Date | null;
}

const openStates = `r.state in ('waiting', 'escalated')`;

/** Only what is asked for stands in the statement, so that the planner finds the index for it. */
function conditionsOf(filter: QueueFilter, values: unknown[]): string {
  const conditions = ['true'];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(condition.replace('?', `$${values.length}`));
  };
  if (filter.states) {
    const isOpen = filter.states.length > 1;
    if (isOpen) conditions.push(openStates);
    else add('r.state = ?', filter.states[0]);
  }
  if (filter.uid !== null) add('r.uid = ?', filter.uid);
  if (filter.flag !== null) add('? = any (r.flags)', filter.flag);
  if (filter.claimedBy !== null) {
    add('r.claimed_by = ?', filter.claimedBy);
    conditions.push('r.claimed_until > platform.clock()');
  }
  if (filter.isFree) {
    conditions.push('(r.claimed_by is null or r.claimed_until <= platform.clock())');
  }
  return conditions.join(' and ');
}

export function createQueueStore(pool: pg.Pool) {
  return {
    async list(
      filter: QueueFilter,
      after: QueuePlace | null,
      limit: number,
    ): Promise<QueuedReview[]> {
      const values: unknown[] = [limit];
      const conditions = conditionsOf(filter, values);
      const from = values.length;
      const place = after
        ? `and (r.submitted_at, r.uid, r.version) ${filter.order === 'asc' ? '>' : '<'}
             ($${from + 1}::timestamptz, $${from + 2}, $${from + 3})`
        : '';
      if (after) values.push(after.submittedAt, after.uid, after.version);
      const { order } = filter;
      const { rows } = await pool.query<QueuedReview>(
        `select ${deskColumns},
           to_char(r.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
         from ${deskTables} where ${conditions} ${place}
         order by r.submitted_at ${order}, r.uid ${order}, r.version ${order} limit $1`,
        values,
      );
      return rows;
    },

    /** How many there are, up to where counting stops. */
    async count(filter: QueueFilter): Promise<number> {
      const values: unknown[] = [countedRowsMax];
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from
         (select from kyc.review r where ${conditionsOf(filter, values)} limit $1) counted`,
        values,
      );
      return rows[0]?.count ?? 0;
    },

    async countOpen(): Promise<OpenReviews> {
      const { rows } = await pool.query<OpenReviews>(
        `select count(*) filter (where r.state = 'waiting')::int as waiting,
           count(*) filter (where r.state = 'escalated')::int as escalated,
           min(r.submitted_at) as "oldestAt"
         from kyc.review r where ${openStates}`,
      );
      return rows[0] ?? { waiting: 0, escalated: 0, oldestAt: null };
    },

    /** What was decided within these days. */
    async figures(days: number): Promise<DeskFigures> {
      const { rows } = await pool.query<DeskFigures>(
        `select count(*)::int as decided,
           count(*) filter (where r.state = 'approved')::int as approved,
           count(*) filter (where r.state = 'rejected')::int as rejected,
           count(*) filter (where r.state = 'returned')::int as returned,
           percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - r.submitted_at))
             as "medianSeconds",
           (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count)
                order by count desc, reason), '[]')
            from (select reason, count(*)::int as count
                  from kyc.decision d, unnest(d.reasons) as reason
                  where d.at > now() - make_interval(days => $1) and d.decision <> 'escalate'
                  group by reason) reasons) as "byReason"
         from kyc.review r where r.decided_at > now() - make_interval(days => $1)`,
        [days],
      );
      const [row] = rows;
      if (!row) throw new Error('An aggregate answers a row');
      return row;
    },
  };
}

export type QueueStore = ReturnType<typeof createQueueStore>;
