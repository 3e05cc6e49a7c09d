import type { OwnPrivacyRequest, PrivacyKind } from '@perya/contract/privacy/calls/requests';
import type pg from 'pg';
import { byMoment, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import {
  type ClaimColumns,
  claimColumns,
  createQueue,
  noClaim,
} from '../../../platform/lists/queue.ts';
import type { Recorded } from '../../audit/index.ts';

export interface RequestRow extends ClaimColumns {
  uid: bigint;
  id: bigint;
  kind: PrivacyKind;
  text: string;
  askedAt: Date;
  dueAt: Date;
  isLate: boolean;
  state: OwnPrivacyRequest['state'];
  answer: string;
  answeredAt: Date | null;
  answeredBy: string | null;
}

interface RequestFilter {
  state: 'open' | 'answered';
  kind?: PrivacyKind | undefined;
  uid?: string | undefined;
}

/** Nobody asks more often. */
const ownMax = 100;

const isLate = `r.state = 'open' and r.due_at <= platform.clock()`;

const columns = `r.uid, r.id, r.kind, r.text, r.asked_at, r.due_at, ${isLate} as is_late, r.state, r.answer,
  r.answered_at, r.answered_by, ${claimColumns('r')}`;

async function find(db: pg.Pool | pg.ClientBase, id: bigint): Promise<RequestRow | null> {
  const { rows } = await db.query<RequestRow>(
    `select ${columns} from privacy.request r where r.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** What is asked and answered, each in a transaction with its entry of the audit. */
const changing = {
  /** Whoever answers comes one after the other. */
  async lock(tx: Recorded, id: bigint): Promise<RequestRow | null> {
    await tx.query('select from privacy.request where id = $1 for update', [id]);
    return find(tx, id);
  },

  /** Null if one of the kind is open. */
  async insert(
    tx: Recorded,
    { uid, kind, text, days }: { uid: bigint; kind: PrivacyKind; text: string; days: number },
  ): Promise<{ id: bigint; dueAt: Date } | null> {
    const { rows } = await tx.query<{ id: bigint; dueAt: Date }>(
      `insert into privacy.request (bucket, uid, kind, text, due_at)
       values (platform.bucket_of($1), $1, $2, $3, platform.clock() + make_interval(days => $4))
       on conflict (bucket, uid, kind) where state = 'open' do nothing
       returning id, due_at`,
      [uid, kind, text, days],
    );
    return rows[0] ?? null;
  },

  async answer(
    tx: Recorded,
    id: bigint,
    given: { outcome: 'granted' | 'refused'; answer: string; by: string },
  ): Promise<Date> {
    const { rows } = await tx.query<{ at: Date }>(
      `update privacy.request set state = $2, answer = $3, answered_by = $4,
         answered_at = platform.clock(), ${noClaim}
       where id = $1 returning answered_at as at`,
      [id, given.outcome, given.answer, given.by],
    );
    const [row] = rows;
    if (!row) throw new Error(`Request ${id} was locked and is gone`);
    return row.at;
  },
};

/** Requests of players about their data. */
export function createRequestStore(pool: pg.Pool) {
  return {
    ...createList<RequestRow, RequestFilter>(pool, {
      columns,
      from: 'privacy.request r',
      key: [byMoment('r.due_at'), byNumber('r.id')],
      // Open ones by when they are due, answered ones newest first.
      isAscending: ({ state }) => state === 'open',
      since: 'r.asked_at',
      where: ({ state, kind, uid }, asked) => [
        state === 'open' ? `r.state = 'open'` : `r.state <> 'open'`,
        asked('r.kind = ?', kind),
        asked('r.uid = ?', uid),
      ],
    }),

    ...createQueue<Recorded, { id: bigint }, 'id'>({
      table: 'privacy.request',
      key: ['id'],
      columns: 'r.id',
      isOpen: `r.state = 'open'`,
    }),

    ...changing,

    find: (id: bigint, db: pg.Pool | pg.ClientBase = pool) => find(db, id),

    async listOwn(uid: bigint): Promise<RequestRow[]> {
      const { rows } = await pool.query<RequestRow>(
        `select ${columns} from privacy.request r
         where r.bucket = platform.bucket_of($1) and r.uid = $1 order by r.id desc limit ${ownMax}`,
        [uid],
      );
      return rows;
    },

    async figures(): Promise<{ open: number; late: number; oldestAt: Date | null }> {
      const { rows } = await pool.query<{ open: number; late: number; oldestAt: Date | null }>(
        `select count(*)::int as open, (count(*) filter (where ${isLate}))::int as late,
           min(r.asked_at) as oldest_at
         from privacy.request r where r.state = 'open'`,
      );
      return rows[0] ?? { open: 0, late: 0, oldestAt: null };
    },
  };
}

export type RequestStore = ReturnType<typeof createRequestStore>;
