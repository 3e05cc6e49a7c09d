import type { ReviewState } from '@perya/contract/kyc/staff-calls/reviews';
import type { KycFlag } from '@perya/contract/kyc/staff-flags';
import type { RejectionReason } from '@perya/contract/rules/kyc-options';
import type pg from 'pg';
import { byMoment, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import {
  type Claim,
  type Claimer,
  createQueue,
  heldBy,
  isFree,
} from '../../../platform/lists/queue.ts';
import type { Recorded } from '../../audit/index.ts';
import type { VersionKey } from '../record/seal-fields.ts';
import { type DeskReview, deskColumns, deskTables } from './desk.store.ts';

export interface QueueFilter {
  state: ReviewState | 'open' | 'all';
  flag?: KycFlag | undefined;
  uid?: string | undefined;
  /** Of this member of staff. */
  claimedBy?: bigint | undefined;
  isFree?: boolean;
}

export interface Reviewer extends Claimer {
  /** May take what was escalated. */
  isSenior: boolean;
}

export type ClaimedReview = VersionKey & Claim;

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

const isOpen = (state: QueueFilter['state']) =>
  state === 'open' || state === 'waiting' || state === 'escalated';

export function createQueueStore(pool: pg.Pool) {
  const list = createList<DeskReview, QueueFilter>(pool, {
    columns: deskColumns,
    from: deskTables,
    counted: 'kyc.review r',
    key: [byMoment('r.submitted_at'), byNumber('r.uid'), byNumber('r.version')],
    // What waits is read oldest first, what was decided newest first.
    isAscending: ({ state }) => isOpen(state),
    where: (filter, asked) => [
      filter.state === 'open' && openStates,
      filter.state !== 'open' && filter.state !== 'all' && asked('r.state = ?', filter.state),
      asked('r.uid = ?', filter.uid),
      asked('? = any (r.flags)', filter.flag),
      asked(heldBy('r'), filter.claimedBy),
      filter.isFree === true && isFree('r'),
    ],
  });
  return {
    page: list.page,

    ...createQueue<Recorded, VersionKey, 'uid' | 'version', Reviewer>({
      table: 'kyc.review',
      key: ['uid', 'version'],
      columns: 'r.uid, r.version',
      isOpen: openStates,
      mayTake: ({ isSenior }) => (isSenior ? 'true' : `r.state = 'waiting'`),
      next: {
        // A blocked player's submission waits until the block ends: it could not be decided.
        isWanted: `kyc.status_of(r.uid) <> 'block'`,
        order: 'r.submitted_at, r.uid, r.version',
      },
    }),

    async countOpen(): Promise<OpenReviews> {
      const { rows } = await pool.query<OpenReviews>(
        `select count(*) filter (where r.state = 'waiting')::int as waiting,
           count(*) filter (where r.state = 'escalated')::int as escalated,
           min(r.submitted_at) as oldest_at
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
             as median_seconds,
           (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count)
                order by count desc, reason), '[]')
            from (select reason, count(*)::int as count
                  from kyc.decision d, unnest(d.reasons) as reason
                  where d.at > now() - make_interval(days => $1) and d.decision <> 'escalate'
                  group by reason) reasons) as by_reason
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
