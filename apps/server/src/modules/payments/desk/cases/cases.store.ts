import { reportKinds } from '@perya/contract/payments/staff-calls/cases';
import type pg from 'pg';
import { byNumber } from '../../../../platform/lists/key.ts';
import { createList } from '../../../../platform/lists/list.ts';
import {
  type ClaimColumns,
  type Claimer,
  claimColumns,
  createQueue,
  noClaim,
} from '../../../../platform/lists/queue.ts';
import { type TimeRange, withinTime } from '../../../../platform/lists/ranges.ts';
import type { Recorded } from '../../../audit/index.ts';

export interface CaseRow extends ClaimColumns {
  id: bigint;
  kind: string;
  subject: string;
  uid: bigint | null;
  facts: Record<string, unknown>;
  state: 'open' | 'closed';
  openedAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
  outcome: string;
  words: string;
}

export interface CaseFilter extends TimeRange {
  state: 'open' | 'closed';
  kind?: string | undefined;
  uid?: string | undefined;
  /** Whether reports of the law are among them. */
  hasReports: boolean;
}

/** Whoever takes a case. */
interface CaseTaker extends Claimer {
  /** Whether they work on reports of the law. */
  hasReports: boolean;
}

const isNoReport = (row: string) => `${row}.kind <> all ('{${reportKinds.join(',')}}')`;

const columns = `c.id, c.kind, c.subject, c.uid, c.facts, c.state, c.opened_at,
  c.closed_at, c.closed_by, c.outcome, c.words, ${claimColumns('c')}`;

export function createCasesStore(pool: pg.Pool) {
  const list = createList<CaseRow, CaseFilter>(pool, {
    columns,
    from: 'payments.case c',
    key: [byNumber('c.id')],
    since: 'c.opened_at',
    // Open ones oldest first, closed ones newest first.
    isAscending: ({ state }) => state === 'open',
    where: ({ state, kind, uid, hasReports, ...range }, asked) => [
      asked('c.state = ?', state),
      asked('c.kind = ?', kind),
      asked('c.uid = ?', uid),
      !hasReports && isNoReport('c'),
      ...withinTime(asked, 'c.opened_at', range),
    ],
  });
  return {
    page: list.page,

    countOpen: (hasReports: boolean) => list.waiting({ state: 'open', hasReports }),

    ...createQueue<Recorded, { id: bigint }, 'id', CaseTaker>({
      table: 'payments.case',
      key: ['id'],
      columns: 'r.id',
      isOpen: `r.state = 'open'`,
      mayTake: ({ hasReports }) => (hasReports ? 'true' : isNoReport('r')),
    }),

    async find(client: pg.Pool | pg.PoolClient, id: bigint): Promise<CaseRow | null> {
      const { rows } = await client.query<CaseRow>(
        `select ${columns} from payments.case c where c.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    async lock(tx: Recorded, id: bigint): Promise<CaseRow | null> {
      const { rows } = await tx.query<CaseRow>(
        `select ${columns} from payments.case c where c.id = $1 for update`,
        [id],
      );
      return rows[0] ?? null;
    },

    async close(
      tx: Recorded,
      { id, by, outcome, words }: { id: bigint; by: string; outcome: string; words: string },
    ): Promise<CaseRow> {
      const { rows } = await tx.query<CaseRow>(
        `update payments.case c set state = 'closed', closed_at = platform.clock(), closed_by = $2,
           outcome = $3, words = $4, ${noClaim}
         where c.id = $1 returning ${columns}`,
        [id, by, outcome, words],
      );
      const [row] = rows;
      if (!row) throw new Error(`Case ${id} was locked and is gone`);
      return row;
    },
  };
}

export type CasesStore = ReturnType<typeof createCasesStore>;
