import type { ChainFault, Verification } from '@perya/contract/audit/staff-calls/audit';
import type pg from 'pg';
import type { Head } from '../audit.store.ts';
import { type Actor, actorId } from '../entry.ts';
import type { Break } from './verify-chain.ts';

export interface VerificationRow {
  id: bigint;
  since: Verification['since'];
  state: Verification['state'];
  startedAt: Date;
  finishedAt: Date | null;
  startedByKind: Verification['started_by_kind'];
  startedBy: string;
  first: bigint;
  verified: bigint;
  target: bigint;
  hash: Buffer;
  fault: ChainFault | null;
  brokenSeq: bigint | null;
  brokenPosition: bigint | null;
}

const columns = `id, since, state, started_at, finished_at,
  started_by_kind, started_by, first, verified, target, hash, fault, broken_seq, broken_position`;

/** A server that is alive says so after every stretch, which takes far less. */
const silentSeconds = 60;

/** A verification while it runs. */
const whileRunning = (pool: pg.Pool) => ({
  /** Begins a run, or answers null while another is under way: the unique index decides between two at once. */
  async begin(
    client: pg.ClientBase,
    run: { since: Verification['since']; by: Actor; from: Head },
  ): Promise<VerificationRow | null> {
    await client.query(
      `update audit.verification set state = 'interrupted', finished_at = clock_timestamp()
       where state = 'running' and alive_at < clock_timestamp() - $1 * interval '1 second'`,
      [silentSeconds],
    );
    const { rows } = await client.query<VerificationRow>(
      `insert into audit.verification (started_by_kind, started_by, since, first, verified, hash, target)
       select $1, $2, $3, $4, $4, $5, h.position from audit.head h
       on conflict (state) where state = 'running' do nothing
       returning ${columns}`,
      [run.by.kind, actorId(run.by), run.since, run.from.position, run.from.hash],
    );
    return rows[0] ?? null;
  },

  /** Notes how far a run has come; false if it counts as interrupted meanwhile. */
  async note(id: bigint, done: Head, target: bigint): Promise<boolean> {
    const { rowCount } = await pool.query(
      `update audit.verification set verified = $2, hash = $3, target = $4, alive_at = clock_timestamp()
       where id = $1 and state = 'running'`,
      [id, done.position, done.hash, target],
    );
    return rowCount === 1;
  },
});

/** How it ends. */
const ending = (pool: pg.Pool) => ({
  async finish(
    client: pg.ClientBase,
    id: bigint,
    state: 'sound' | 'broken',
    head: Head,
    broken: Break | null,
  ): Promise<void> {
    await client.query(
      `update audit.verification set state = $2, verified = $3, hash = $4, fault = $5, broken_seq = $6,
         broken_position = $7, finished_at = clock_timestamp()
       where id = $1 and state = 'running'`,
      [
        id,
        state,
        head.position,
        head.hash,
        broken?.fault ?? null,
        broken?.seq ?? null,
        broken?.position ?? null,
      ],
    );
  },

  async interrupt(id: bigint): Promise<void> {
    await pool.query(
      `update audit.verification set state = 'interrupted', finished_at = clock_timestamp()
       where id = $1 and state = 'running'`,
      [id],
    );
  },
});

/** What verifications have found. */
const verdicts = (pool: pg.Pool) => ({
  /** Where the last run that found the chain sound ended. */
  async lastVerified(): Promise<Head | null> {
    const { rows } = await pool.query<Head>(
      `select verified as position, hash from audit.verification
       where state = 'sound' order by id desc limit 1`,
    );
    return rows[0] ?? null;
  },

  async list(limit: number): Promise<VerificationRow[]> {
    const { rows } = await pool.query<VerificationRow>(
      `select ${columns} from audit.verification order by id desc limit $1`,
      [limit],
    );
    return rows;
  },

  /** What the metrics show: the last verdict and its age. */
  async figures(): Promise<{ isBroken: boolean; position: bigint; ageSeconds: number } | null> {
    const { rows } = await pool.query(
      `select state = 'broken' as is_broken, verified as position,
         extract(epoch from clock_timestamp() - finished_at)::float8 as age_seconds
       from audit.verification where state in ('sound', 'broken') order by id desc limit 1`,
    );
    return rows[0] ?? null;
  },
});

export function createVerificationStore(pool: pg.Pool) {
  return {
    ...whileRunning(pool),
    ...ending(pool),
    ...verdicts(pool),
  };
}

export type VerificationStore = ReturnType<typeof createVerificationStore>;
