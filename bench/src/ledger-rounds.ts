import type { EmbeddedPostgres } from '../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import { fillLedger } from './fill-ledger.ts';
import { type HttpResult, measureHttp } from './measure-http.ts';
import { measurePgbench } from './measure-pgbench.ts';
import { startBenchServer } from './start-bench-server.ts';

export interface RoundOptions {
  connections: number;
  players: number;
  fewPostings: number;
  manyPostings: number;
  measureSeconds: number;
}

/** Postings in a second: on a ledger with few postings behind it, and on one with many. */
export interface Round {
  http: number;
  httpP50Ms: number;
  httpP99Ms: number;
  hotPlayer: number;
  pgbench: number;
  httpMany: number;
  pgbenchMany: number;
}

/** Long enough for 64 connections to be made and their plans with them, even on a busy machine. */
const warmUpSeconds = 3;
const few = 'bench_few';
const many = 'bench_many';
const copyOfFew = 'bench_copy';

function urlWith(base: string, database: string): string {
  const url = new URL(base);
  url.pathname = `/${database}`;
  return url.href;
}

/** As the app, whose rights are checked with every statement that is measured. */
export const urlOf = (postgres: EmbeddedPostgres, database: string): string =>
  urlWith(postgres.url, database);

export const ownerUrlOf = (postgres: EmbeddedPostgres, database: string): string =>
  urlWith(postgres.ownerUrl, database);

export async function asAdministrator(
  postgres: EmbeddedPostgres,
  ...statements: string[]
): Promise<void> {
  const pool = createPool(ownerUrlOf(postgres, 'postgres'), { max: 1 });
  try {
    for (const statement of statements) await pool.query(statement);
  } finally {
    await pool.end();
  }
}

/** Makes the two ledgers that the rounds compare. */
export async function prepareLedgers(
  postgres: EmbeddedPostgres,
  { players, fewPostings, manyPostings }: RoundOptions,
  onProgress: (share: number) => void,
): Promise<void> {
  const sizes = { [few]: fewPostings, [many]: manyPostings };
  for (const [database, postings] of Object.entries(sizes)) {
    await asAdministrator(postgres, `create database ${database}`);
    const pool = createPool(ownerUrlOf(postgres, database), { max: 1 });
    try {
      await pool.query('set statement_timeout = 0');
      await migrate(pool);
      await fillLedger(pool, { players, postings }, (share) => {
        if (database === many) onProgress(share);
      });
      await pool.query('checkpoint');
    } finally {
      await pool.end();
    }
  }
}

/** One round of everything, so that whatever else the machine does falls on all of it alike. */
export async function runRound(
  postgres: EmbeddedPostgres,
  number: number,
  { connections, players, measureSeconds }: RoundOptions,
): Promise<Round> {
  const prefix = (name: string) => `r${number}-${name}`;
  // What a measure wrote must not make the next one's ledger larger, so each has a fresh copy.
  const freshCopy = async () => {
    await asAdministrator(
      postgres,
      `drop database if exists ${copyOfFew} with (force)`,
      `create database ${copyOfFew} template ${few}`,
    );
    return urlOf(postgres, copyOfFew);
  };
  const byHttp = async (url: string, name: string, among: number): Promise<HttpResult> => {
    const server = await startBenchServer('./ledger-server.ts', url);
    try {
      return await measureHttp({
        port: server.port,
        connections,
        players: among,
        prefix: prefix(name),
        warmUpMs: warmUpSeconds * 1000,
        measureMs: measureSeconds * 1000,
      });
    } finally {
      await server.stop();
    }
  };
  const byPgbench = (url: string, name: string): Promise<number> =>
    measurePgbench({
      url,
      connections,
      players,
      prefix: prefix(name),
      warmUpSeconds,
      measureSeconds,
    });

  const http = await byHttp(await freshCopy(), 'http', players);
  const httpMany = await byHttp(urlOf(postgres, many), 'http-many', players);
  const pgbench = await byPgbench(await freshCopy(), 'pgbench');
  const pgbenchMany = await byPgbench(urlOf(postgres, many), 'pgbench-many');
  const hotPlayer = await byHttp(await freshCopy(), 'hot', 1);
  return {
    http: http.perSecond,
    httpP50Ms: http.p50Ms,
    httpP99Ms: http.p99Ms,
    hotPlayer: hotPlayer.perSecond,
    pgbench,
    httpMany: httpMany.perSecond,
    pgbenchMany,
  };
}
