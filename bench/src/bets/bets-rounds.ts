import type { EmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { asAdministrator, ownerUrlOf, urlOf } from '../ledger-rounds.ts';
import { measurePgbench, measureTpcb, prepareTpcb } from '../measure-pgbench.ts';
import { type BenchServer, startBenchServer } from '../start-bench-server.ts';
import { fillBets } from './fill-bets.ts';
import { measureBets, type Turn } from './measure-bets.ts';

export interface BetsOptions {
  connections: number;
  players: number;
  fewBets: number;
  manyBets: number;
  measureSeconds: number;
  /** How many buckets the players lie in. */
  buckets: number;
}

/** Requests in a second, of which two are a round, and transactions in a second by pgbench. */
export interface BetsRound {
  wire: number;
  wireP50Ms: number;
  wireP99Ms: number;
  /** Bytes of write-ahead log that a request costs, which no other load on the machine changes. */
  wireWal: number;
  hotPlayer: number;
  pgbench: number;
  tpcb: number;
  wireMany: number;
  /** What a request costs with many bets behind it, as a multiple of its cost with few, where both take turns. */
  costOfMany: number;
  wireManyWal: number;
}

/** Long enough for the server's code to be compiled, and for most pages to have been in the log once. */
const warmUpSeconds = 5;
const few = 'bets_few';
const many = 'bets_many';
const copyOfFew = 'bets_copy';
const tpcb = 'bets_tpcb';

/** Makes the two databases that the rounds compare. */
export async function prepareBets(
  postgres: EmbeddedPostgres,
  { connections, players, fewBets, manyBets, buckets }: BetsOptions,
  onProgress: (share: number) => void,
): Promise<void> {
  for (const [database, bets] of Object.entries({ [few]: fewBets, [many]: manyBets })) {
    await asAdministrator(postgres, `create database ${database}`);
    const pool = createPool(ownerUrlOf(postgres, database), { max: 1 });
    try {
      await pool.query('set statement_timeout = 0');
      await migrate(pool, buckets);
      await fillBets(pool, { players, games: connections, bets }, (share) => {
        if (database === many) onProgress(share);
      });
      await pool.query('checkpoint');
    } finally {
      await pool.end();
    }
  }
  await asAdministrator(postgres, `create database ${tpcb}`);
  // With fewer branches than connections pgbench would measure waiting for their rows.
  await prepareTpcb(ownerUrlOf(postgres, tpcb), connections);
}

async function walBytes(postgres: EmbeddedPostgres): Promise<number> {
  const pool = createPool(ownerUrlOf(postgres, 'postgres'), { max: 1 });
  try {
    const { rows } = await pool.query<{ bytes: number }>(
      `select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`,
    );
    return rows[0]?.bytes ?? Number.NaN;
  } finally {
    await pool.end();
  }
}

/** One round of everything, so that whatever else the machine does falls on all of it alike. */
export async function runBetsRound(
  postgres: EmbeddedPostgres,
  number: number,
  { connections, players, measureSeconds }: BetsOptions,
): Promise<BetsRound> {
  // What a measure wrote must not make the next one's tables larger, so each has a fresh copy.
  const freshCopy = async () => {
    await asAdministrator(
      postgres,
      `drop database if exists ${copyOfFew} with (force)`,
      `create database ${copyOfFew} template ${few}`,
    );
    return urlOf(postgres, copyOfFew);
  };
  // Every measure begins with a checkpoint of its own: after one, the first change of a page writes
  // the whole page to the log, and a page made since the last one (as in a copy) would be spared it.
  const fromCheckpoint = async <Result>(measure: () => Promise<Result>): Promise<Result> => {
    await asAdministrator(postgres, 'checkpoint');
    return measure();
  };
  const measureOn = (server: BenchServer, name: string, of: { players: number; turn?: Turn }) =>
    measureBets({
      port: server.port,
      connections,
      prefix: `r${number}-${name}`,
      warmUpMs: warmUpSeconds * 1000,
      measureMs: measureSeconds * 1000,
      ...of,
    });
  const byWire = async (url: string, name: string, among: number) => {
    const server = await startBenchServer('./bets/bets-server.ts', url);
    try {
      const walBefore = await walBytes(postgres);
      const result = await fromCheckpoint(() => measureOn(server, name, { players: among }));
      const wal = ((await walBytes(postgres)) - walBefore) / result.answered;
      return { ...result, wal };
    } finally {
      await server.stop();
    }
  };
  /** The two that are compared most closely take turns: a machine's speed changes by more than they differ. */
  const costInTurns = async () => {
    const start = (url: string) => startBenchServer('./bets/bets-server.ts', url);
    const onFew = await start(await freshCopy());
    const onMany = await start(urlOf(postgres, many));
    try {
      const [ofFew, ofMany] = await fromCheckpoint(() =>
        Promise.all([
          measureOn(onFew, 'few-in-turn', { players, turn: 0 }),
          measureOn(onMany, 'many-in-turn', { players, turn: 1 }),
        ]),
      );
      return ofFew.perSecond / ofMany.perSecond;
    } finally {
      await Promise.all([onFew.stop(), onMany.stop()]);
    }
  };
  const wire = await byWire(await freshCopy(), 'wire', players);
  const wireMany = await byWire(urlOf(postgres, many), 'many', players);
  const costOfMany = await costInTurns();
  const load = { connections, warmUpSeconds, measureSeconds };
  const tpcbRate = await fromCheckpoint(() =>
    measureTpcb({ ...load, url: ownerUrlOf(postgres, tpcb) }),
  );
  const url = await freshCopy();
  const pgbench = await fromCheckpoint(() =>
    measurePgbench({ ...load, url, players, prefix: `r${number}-pgbench` }),
  );
  const hotPlayer = await byWire(await freshCopy(), 'hot', 1);
  return {
    wire: wire.perSecond,
    wireP50Ms: wire.p50Ms,
    wireP99Ms: wire.p99Ms,
    hotPlayer: hotPlayer.perSecond,
    pgbench,
    tpcb: tpcbRate,
    wireMany: wireMany.perSecond,
    costOfMany,
    wireWal: wire.wal,
    wireManyWal: wireMany.wal,
  };
}
