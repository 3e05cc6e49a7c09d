import type { CheckName, CheckState } from '@perya/contract/house/staff-calls/checks';
import type pg from 'pg';
import type { Violation } from '../../ledger/index.ts';

export interface CheckRun {
  id: bigint;
  name: CheckName;
  state: CheckState;
  startedBy: string;
  startedAt: Date;
  finishedAt: Date | null;
  done: bigint;
  total: bigint;
  cancelledBy: string | null;
  found: number;
}

const columns = `id, name, state, started_by, started_at,
  finished_at, done, total, cancelled_by, found`;

/** One range of players takes far less. */
const silentSeconds = 120;

/** A check while it runs. */
const whileRunning = (pool: pg.Pool) => ({
  /** Begins a run; null while another is under way. The unique index decides between two at once. */
  async begin(name: CheckName, by: string, total: bigint): Promise<CheckRun | null> {
    await pool.query(
      `update house.check_run set state = 'interrupted', finished_at = clock_timestamp()
       where state = 'running' and alive_at < clock_timestamp() - make_interval(secs => $1)`,
      [silentSeconds],
    );
    const { rows } = await pool.query<CheckRun>(
      `insert into house.check_run (name, started_by, total) values ($1, $2, $3)
       on conflict (state) where state = 'running' do nothing returning ${columns}`,
      [name, by, total],
    );
    return rows[0] ?? null;
  },

  /** Notes how far a run has come, and whether it shall go on. */
  async note(id: bigint, done: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      `update house.check_run set done = $2, alive_at = clock_timestamp()
       where id = $1 and state = 'running' and cancelled_by is null`,
      [id, done],
    );
    return rowCount === 1;
  },
});

/** How it ends. */
const ending = (pool: pg.Pool) => ({
  async finish(client: pg.ClientBase, id: bigint, found: readonly Violation[]): Promise<boolean> {
    const { rowCount } = await client.query(
      `update house.check_run set state = $2, found = $3, finished_at = clock_timestamp()
       where id = $1 and state = 'running'`,
      [id, found.length === 0 ? 'sound' : 'broken', found.length],
    );
    if (rowCount !== 1) return false;
    await client.query(
      `insert into house.violation (run_id, place, invariant, uid, detail)
       select $1, place, invariant, uid, detail
       from unnest($2::text[], $3::bigint[], $4::text[]) with ordinality v(invariant, uid, detail, place)`,
      [
        id,
        found.map(({ invariant }) => invariant),
        found.map(({ uid }) => uid),
        found.map(({ detail }) => detail),
      ],
    );
    return true;
  },

  /** Ends a run without a result. */
  async breakOff(id: bigint): Promise<void> {
    await pool.query(
      `update house.check_run set finished_at = clock_timestamp(),
         state = case when cancelled_by is null then 'interrupted' else 'cancelled' end
       where id = $1 and state = 'running'`,
      [id],
    );
  },

  /** Asks the process that runs it to end it; false if nothing runs under this number. */
  async cancel(client: pg.ClientBase, id: bigint, by: string): Promise<CheckRun | null> {
    const { rows } = await client.query<CheckRun>(
      `update house.check_run set cancelled_by = $2
       where id = $1 and state = 'running' and cancelled_by is null returning ${columns}`,
      [id, by],
    );
    return rows[0] ?? null;
  },
});

/** What checks have found. */
const checkResults = (pool: pg.Pool) => ({
  async find(id: bigint): Promise<CheckRun | null> {
    const { rows } = await pool.query<CheckRun>(
      `select ${columns} from house.check_run where id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  /** The last results, one of each check. */
  async lastResults(): Promise<CheckRun[]> {
    const { rows } = await pool.query<CheckRun>(
      `select distinct on (name) ${columns} from house.check_run
       where state in ('sound', 'broken') order by name, id desc`,
    );
    return rows;
  },

  async listRuns(limit: number): Promise<CheckRun[]> {
    const { rows } = await pool.query<CheckRun>(
      `select ${columns} from house.check_run order by id desc limit $1`,
      [limit],
    );
    return rows;
  },

  async listViolations(id: bigint): Promise<Violation[]> {
    const { rows } = await pool.query<Violation>(
      'select invariant, uid, detail from house.violation where run_id = $1 order by place',
      [id],
    );
    return rows;
  },
});

export function createCheckStore(pool: pg.Pool) {
  return {
    ...whileRunning(pool),
    ...ending(pool),
    ...checkResults(pool),
  };
}

export type CheckStore = ReturnType<typeof createCheckStore>;
