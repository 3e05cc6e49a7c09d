import type { amlDecisions, amlGrounds } from '@perya/contract/aml/staff-calls/cases';
import type pg from 'pg';
import { byDay, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import {
  type ClaimColumns,
  claimColumns,
  createQueue,
  noClaim,
} from '../../../platform/lists/queue.ts';
import type { Recorded } from '../../audit/index.ts';

type Ground = (typeof amlGrounds)[number];
type Decision = (typeof amlDecisions)[number];

export interface CaseRow extends ClaimColumns {
  id: bigint;
  uid: bigint;
  state: 'open' | 'closed';
  openedBy: string;
  openedAt: Date;
  sinceDay: string;
  dueOn: string;
  isLate: boolean;
  narrative: string;
  revision: number;
  decision: Decision | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  grounds: Ground[];
}

/** What somebody or something has noticed of a player. */
export interface NewFinding {
  uid: bigint;
  ground: Ground;
  day: string;
  amount: bigint;
  count: number;
  topic: string;
  words: string;
}

export interface FindingRow extends NewFinding {
  id: bigint;
  caseId: bigint | null;
  foundAt: Date;
}

interface CaseFilter {
  state: 'open' | 'closed';
  uid?: string | undefined;
}

const isLate = (row: string) =>
  `${row}.state = 'open' and ${row}.due_on < platform.manila_day(platform.clock())`;

const columns = `c.id, c.uid, c.state, c.opened_by, c.opened_at,
  to_char(c.since_day, 'YYYY-MM-DD') as since_day, to_char(c.due_on, 'YYYY-MM-DD') as due_on,
  ${isLate('c')} as is_late, c.narrative, c.revision, c.decision, c.decided_by, c.decided_at,
  array(select distinct f.ground from aml.finding f where f.case_id = c.id order by 1) as grounds,
  ${claimColumns('c')}`;

const findingColumns = `f.id, f.uid, f.ground, to_char(f.day, 'YYYY-MM-DD') as day, f.amount, f.count, f.topic, f.words,
  f.case_id, f.found_at`;

/** Cases and how they end. */
const ofCases = (pool: pg.Pool) => ({
  ...createQueue<Recorded, { id: bigint }, 'id'>({
    table: 'aml.case',
    key: ['id'],
    columns: 'r.id',
    isOpen: `r.state = 'open'`,
  }),

  async find(id: bigint, db: pg.Pool | Recorded = pool): Promise<CaseRow | null> {
    const { rows } = await db.query<CaseRow>(`select ${columns} from aml.case c where c.id = $1`, [
      id,
    ]);
    return rows[0] ?? null;
  },

  /** Whoever decides, writes or holds comes one after the other. */
  async lock(tx: Recorded, id: bigint): Promise<CaseRow | null> {
    await tx.query('select from aml.case where id = $1 for update', [id]);
    const { rows } = await tx.query<CaseRow>(`select ${columns} from aml.case c where c.id = $1`, [
      id,
    ]);
    return rows[0] ?? null;
  },

  /** Null if the player has an open one. */
  async open(
    tx: Recorded,
    made: { uid: bigint; by: string; sinceDay: string; dueOn: string },
  ): Promise<bigint | null> {
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into aml.case (uid, opened_by, since_day, due_on) values ($1, $2, $3, $4)
       on conflict (uid) where state = 'open' do nothing returning id`,
      [made.uid, made.by, made.sinceDay, made.dueOn],
    );
    return rows[0]?.id ?? null;
  },

  /** The open one of a player, held until the end of the transaction. */
  async lockOpenOf(tx: Recorded, uid: bigint): Promise<bigint | null> {
    const { rows } = await tx.query<{ id: bigint }>(
      `select id from aml.case where uid = $1 and state = 'open' for update`,
      [uid],
    );
    return rows[0]?.id ?? null;
  },

  async setNarrative(tx: Recorded, id: bigint, narrative: string): Promise<number> {
    const { rows } = await tx.query<{ revision: number }>(
      'update aml.case set narrative = $2, revision = revision + 1 where id = $1 returning revision',
      [id, narrative],
    );
    const [row] = rows;
    if (!row) throw new Error(`Case ${id} was locked and is gone`);
    return row.revision;
  },

  async close(tx: Recorded, id: bigint, decision: Decision, by: string): Promise<void> {
    await tx.query(
      `update aml.case set state = 'closed', decision = $2, decided_by = $3,
         decided_at = platform.clock(), ${noClaim}
       where id = $1`,
      [id, decision, by],
    );
  },

  /** How many are open, how many of these are late, and since when the oldest waits. */
  async figures(): Promise<{ open: number; late: number; oldestAt: Date | null }> {
    const { rows } = await pool.query<{ open: number; late: number; oldestAt: Date | null }>(
      `select count(*)::int as open, (count(*) filter (where ${isLate('c')}))::int as late,
         min(c.opened_at) as oldest_at
       from aml.case c where c.state = 'open'`,
    );
    return rows[0] ?? { open: 0, late: 0, oldestAt: null };
  },
});

/** What cases rest on. */
const ofFindings = (pool: pg.Pool) => ({
  /** What is known of a player since a day. */
  async listKnown(uid: bigint, sinceDay: string): Promise<FindingRow[]> {
    const { rows } = await pool.query<FindingRow>(
      `select ${findingColumns} from aml.finding f where f.uid = $1 and f.day >= $2`,
      [uid, sinceDay],
    );
    return rows;
  },

  /** What tells the findings of one ground apart that a player has, of any day. */
  async listTopics(uid: bigint, ground: Ground): Promise<Set<string>> {
    const { rows } = await pool.query<{ topic: string }>(
      'select distinct topic from aml.finding where uid = $1 and ground = $2',
      [uid, ground],
    );
    return new Set(rows.map(({ topic }) => topic));
  },

  async listOfCase(id: bigint): Promise<FindingRow[]> {
    const { rows } = await pool.query<FindingRow>(
      `select ${findingColumns} from aml.finding f where f.case_id = $1 order by f.id`,
      [id],
    );
    return rows;
  },

  /** Whether it is new: what was found before has its figures as they stand now. */
  async note(tx: Recorded, found: NewFinding, caseId: bigint | null): Promise<boolean> {
    const { rows } = await tx.query<{ isNew: boolean }>(
      `insert into aml.finding as held (uid, ground, day, amount, count, topic, words, case_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (uid, ground, day, topic) do update
         set amount = excluded.amount, count = excluded.count, found_at = platform.clock()
         where held.amount < excluded.amount
       returning xmax = 0 as is_new`,
      [
        ...[found.uid, found.ground, found.day, found.amount, found.count],
        ...[found.topic, found.words, caseId],
      ],
    );
    return rows[0]?.isNew ?? false;
  },
});

export function createCaseStore(pool: pg.Pool) {
  return {
    ...createList<CaseRow, CaseFilter>(pool, {
      columns,
      from: 'aml.case c',
      key: [byDay('c.due_on'), byNumber('c.id')],
      // Open ones by when they are due, closed ones newest first.
      isAscending: ({ state }) => state === 'open',
      where: ({ state, uid }, asked) => [asked('c.state = ?', state), asked('c.uid = ?', uid)],
    }),
    ...ofCases(pool),
    ...ofFindings(pool),
  };
}

export type CaseStore = ReturnType<typeof createCaseStore>;
