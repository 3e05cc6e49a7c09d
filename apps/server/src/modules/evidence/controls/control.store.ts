import type { ControlName } from '@perya/contract/evidence/controls';
import type pg from 'pg';
import type { BrokenRow, Span } from '../../../platform/evidence/control.store.ts';

export interface ControlRun {
  id: bigint;
  control: ControlName;
  startedBy: string;
  finishedAt: Date;
  lookedFrom: Date;
  lookedTo: Date;
  looked: bigint;
  found: number;
}

/** Where the next run of a control begins and ends, and how many there were before it. */
export interface NextSpan extends Span {
  runs: bigint;
}

export interface NewRun extends NextSpan {
  control: ControlName;
  startedBy: string;
  looked: bigint;
  broken: readonly BrokenRow[];
}

const columns = 'id, control, started_by, finished_at, looked_from, looked_to, looked, found';

/** A transaction that was begun before has ended by then. */
const quietSeconds = 60;
/** A run looks at what came since the last one, and at a day at least: whoever runs it again sees the same rows. */
const daysAtLeast = 1;
/** How far back the first run of a control looks. */
const firstDays = 31;

const running = (pool: pg.Pool) => ({
  async nextSpan(control: ControlName): Promise<NextSpan> {
    await pool.query(
      `insert into evidence.control (name, looked_to)
       values ($1, platform.clock() - make_interval(days => $2)) on conflict do nothing`,
      [control, firstDays],
    );
    const { rows } = await pool.query<NextSpan>(
      `select least(c.looked_to, now.before - make_interval(days => $2)) as from, now.before, c.runs
       from evidence.control c, (select platform.clock() - make_interval(secs => $3) as before) now
       where c.name = $1`,
      [control, daysAtLeast, quietSeconds],
    );
    const [span] = rows;
    if (!span) throw new Error(`There is no control ${control}`);
    return span;
  },

  /** Writes a run down; null if another one was, since this one began. */
  async finish(client: pg.ClientBase, run: NewRun): Promise<ControlRun | null> {
    const { control, from, before, runs, broken } = run;
    const { rowCount } = await client.query(
      `update evidence.control set looked_to = greatest(looked_to, $3), runs = runs + 1
       where name = $1 and runs = $2`,
      [control, runs, before],
    );
    if (rowCount !== 1) return null;
    const { rows } = await client.query<ControlRun>(
      `insert into evidence.control_run (control, started_by, looked_from, looked_to, looked, found)
       values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
      [control, run.startedBy, from, before, run.looked, broken.length],
    );
    const [written] = rows;
    if (!written) throw new Error('The run was not written');
    await client.query(
      `insert into evidence.broken_row (run_id, place, uid, subject, detail)
       select $1, place, uid, subject, detail
       from unnest($2::bigint[], $3::text[], $4::text[]) with ordinality b(uid, subject, detail, place)`,
      [
        written.id,
        broken.map(({ uid }) => uid),
        broken.map(({ subject }) => subject),
        broken.map(({ detail }) => detail),
      ],
    );
    return written;
  },
});

const results = (pool: pg.Pool) => ({
  async find(id: bigint): Promise<ControlRun | null> {
    const { rows } = await pool.query<ControlRun>(
      `select ${columns} from evidence.control_run where id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  async listBroken(id: bigint): Promise<BrokenRow[]> {
    const { rows } = await pool.query<BrokenRow>(
      'select uid, subject, detail from evidence.broken_row where run_id = $1 order by place',
      [id],
    );
    return rows;
  },

  /** The last run of each control. */
  async listLast(): Promise<ControlRun[]> {
    const { rows } = await pool.query<ControlRun>(
      `select r.* from evidence.control c
       cross join lateral (select ${columns} from evidence.control_run r
         where r.control = c.name order by r.id desc limit 1) r
       order by r.control`,
    );
    return rows;
  },

  async listRuns(limit: number): Promise<ControlRun[]> {
    const { rows } = await pool.query<ControlRun>(
      `select ${columns} from evidence.control_run order by id desc limit $1`,
      [limit],
    );
    return rows;
  },

  /** The newest run of each control that found something within so many days. */
  async listBrokenWithin(days: number): Promise<ControlRun[]> {
    const { rows } = await pool.query<ControlRun>(
      `select distinct on (control) ${columns} from evidence.control_run
       where found > 0 and finished_at > platform.clock() - make_interval(days => $1)
       order by control, id desc`,
      [days],
    );
    return rows;
  },
});

export function createControlStore(pool: pg.Pool) {
  return { ...running(pool), ...results(pool) };
}

export type ControlStore = ReturnType<typeof createControlStore>;
