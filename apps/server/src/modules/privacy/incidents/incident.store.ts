import { incidentHours } from '@perya/contract/privacy/staff-calls/incidents';
import type pg from 'pg';
import { byMoment, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

/** What is known of an incident and may be written anew. */
export interface IncidentFacts {
  what: string;
  whom: string;
  affected: number;
  done: string;
  mustTell: boolean;
  commissionToldAt: Date | null;
  personsToldAt: Date | null;
}

export interface IncidentRow extends IncidentFacts {
  id: bigint;
  foundAt: Date;
  notedAt: Date;
  notedBy: string;
  tellBy: Date;
  isLate: boolean;
  state: 'open' | 'closed';
  revision: number;
  closedAt: Date | null;
  closedBy: string | null;
  now: Date;
}

const tellBy = `i.found_at + interval '${incidentHours} hours'`;
const isLate = `i.state = 'open' and i.must_tell and i.commission_told_at is null and ${tellBy} <= platform.clock()`;

const columns = `i.id, i.found_at, i.noted_at, i.noted_by, i.what, i.whom, i.affected, i.done, i.must_tell,
  i.commission_told_at, i.persons_told_at, ${tellBy} as tell_by, ${isLate} as is_late, i.state, i.revision,
  i.closed_at, i.closed_by, platform.clock() as now`;

async function find(db: pg.Pool | pg.ClientBase, id: bigint): Promise<IncidentRow | null> {
  const { rows } = await db.query<IncidentRow>(
    `select ${columns} from privacy.incident i where i.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** What is written down, each in a transaction with its entry of the audit. */
const changing = {
  async lock(tx: Recorded, id: bigint): Promise<IncidentRow | null> {
    await tx.query('select from privacy.incident where id = $1 for update', [id]);
    return find(tx, id);
  },

  /** Null for a moment that is still to come. */
  async insert(tx: Recorded, foundAt: Date, what: string, by: string): Promise<bigint | null> {
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into privacy.incident (found_at, what, noted_by)
       select $1::timestamptz, $2::text, $3::text where $1 <= platform.clock() returning id`,
      [foundAt, what, by],
    );
    return rows[0]?.id ?? null;
  },

  async write(tx: Recorded, id: bigint, facts: IncidentFacts): Promise<number> {
    const { rows } = await tx.query<{ revision: number }>(
      `update privacy.incident set what = $2, whom = $3, affected = $4, done = $5, must_tell = $6,
         commission_told_at = $7, persons_told_at = $8, revision = revision + 1
       where id = $1 returning revision`,
      [
        ...[id, facts.what, facts.whom, facts.affected, facts.done, facts.mustTell],
        ...[facts.commissionToldAt, facts.personsToldAt],
      ],
    );
    const [row] = rows;
    if (!row) throw new Error(`Incident ${id} was locked and is gone`);
    return row.revision;
  },

  async close(tx: Recorded, id: bigint, by: string): Promise<void> {
    await tx.query(
      `update privacy.incident set state = 'closed', closed_at = platform.clock(), closed_by = $2 where id = $1`,
      [id, by],
    );
  },
};

/** Incidents with personal data. */
export function createIncidentStore(pool: pg.Pool) {
  return {
    ...createList<IncidentRow, { state: 'open' | 'closed' }>(pool, {
      columns,
      from: 'privacy.incident i',
      key: [byMoment('i.found_at'), byNumber('i.id')],
      isAscending: ({ state }) => state === 'open',
      since: 'i.found_at',
      where: ({ state }, asked) => [asked('i.state = ?', state)],
    }),

    ...changing,

    find: (id: bigint) => find(pool, id),

    async figures(): Promise<{ open: number; late: number; oldestAt: Date | null }> {
      const { rows } = await pool.query<{ open: number; late: number; oldestAt: Date | null }>(
        `select count(*)::int as open, (count(*) filter (where ${isLate}))::int as late,
           min(i.found_at) as oldest_at
         from privacy.incident i where i.state = 'open'`,
      );
      return rows[0] ?? { open: 0, late: 0, oldestAt: null };
    },
  };
}

export type IncidentStore = ReturnType<typeof createIncidentStore>;
