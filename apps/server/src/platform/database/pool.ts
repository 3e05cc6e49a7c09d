import pg from 'pg';
import { traceStatements } from '../trace/trace.ts';
import { nameInCamelCase } from './camel-case.ts';
import { watchPool } from './queue-metrics.ts';

const int8Oid = 20;

/** int8 carries money and ids, so it must never pass through a floating-point number. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8Oid && format !== 'binary'
      ? (text: string) => BigInt(text)
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** A statement that hangs would hold a connection of the pool for ever. */
const statementTimeoutMs = 30_000;

export interface PoolOptions {
  max?: number;
  applicationName?: string;
  /** A statement gives up after this long behind somebody else's lock. */
  lockTimeoutMs?: number;
  /**
   * A query without an answer fails here after this long, whatever the database does: one that is
   * paused keeps no time-out of its own. Not for the schema, whose statements may take long.
   */
  answerTimeoutMs?: number;
  /** For a library: it knows columns by their own names, and writes what it read as JSON, which knows no bigint. */
  isForLibrary?: boolean;
  onError?: (error: Error) => void;
  /**
   * By way of a pooler that lends a connection for a transaction. It refuses parameters at the start of a
   * connection; the times that the database keeps are then those of the role (`keepTimesByRole`).
   */
  isPooled?: boolean;
}

export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { answerTimeoutMs, isPooled = false } = options;
  const lockTimeoutMs = isPooled ? undefined : options.lockTimeoutMs;
  const statementMs = Math.min(statementTimeoutMs, answerTimeoutMs ?? statementTimeoutMs);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'perya',
    types: options.isForLibrary ? pg.types : types,
    connectionTimeoutMillis: Math.min(10_000, answerTimeoutMs ?? 10_000),
    ...(isPooled ? {} : { statement_timeout: statementMs }),
    ...(lockTimeoutMs === undefined ? {} : { lock_timeout: lockTimeoutMs }),
    // A little later than the database's own time-out, whose error says more.
    ...(answerTimeoutMs === undefined ? {} : { query_timeout: answerTimeoutMs + 500 }),
  });
  // A connection may break at any time, idle or in use; without a listener Node would end the process.
  const onError = options.onError ?? (() => {});
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (!options.isForLibrary) nameInCamelCase(client);
  });
  const name = options.applicationName ?? 'perya';
  watchPool(name, pool);
  if (!options.isForLibrary) traceStatements(pool, name);
  return pool;
}

/** A provider has given up by then, whichever connection waits for the lock. */
const pooledLockTimeoutMs = 8000;

/**
 * Lets every connection of this role to this database begin with the times that a pool would ask for: behind
 * a pooler nobody else can. One at a time: PostgreSQL refuses two who change a role at once.
 */
export async function keepTimesByRole(direct: pg.Pool): Promise<void> {
  await direct.query(`do $$ begin
    perform pg_advisory_xact_lock(hashtext('perya: times of a role'));
    execute format('alter role %I in database %I set statement_timeout = ${statementTimeoutMs}',
      current_user, current_database());
    execute format('alter role %I in database %I set lock_timeout = ${pooledLockTimeoutMs}',
      current_user, current_database());
  end $$`);
}

/** For one query that may rightly take long, such as a check of all books: an hour. */
export const longQuery = { query_timeout: 3_600_000 } as const;

/** The database gave no answer in time: its connection is of no further use. */
export const isWithoutAnswer = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
