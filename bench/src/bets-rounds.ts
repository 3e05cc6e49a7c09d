import type { EmbeddedPostgres } from '../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import { fillBets } from './fill-bets.ts';
import { asAdministrator, urlOf } from './ledger-rounds.ts';
import { type BetsResult, measureBets } from './measure-bets.ts';
import { measurePgbench } from './measure-pgbench.ts';
import { startBenchServer } from './start-bench-server.ts';

export interface BetsOptions {
  connections: number;
  players: number;
  fewBets: number;
  manyBets: number;
  measureSeconds: number;
}

/** Requests in a second, of which two are a round, and postings in a second by pgbench. */
export interface BetsRound {
  wire: number;
  wireP50Ms: number;
  wireP99Ms: number;
  hotPlayer: number;
  pgbench: number;
  wireMany: number;
}

const warmUpSeconds = 3;
const few = 'bets_few';
const many = 'bets_many';
const copyOfFew = 'bets_copy';

/** Makes the two databases that the rounds compare. */
export async function prepareBets(
  postgres: EmbeddedPostgres,
  { connections, players, fewBets, manyBets }: BetsOptions,
  onProgress: (share: number) => void,
): Promise<void> {
  for (const [database, bets] of Object.entries({ [few]: fewBets, [many]: manyBets })) {
    await asAdministrator(postgres, `create database ${database}`);
    const pool = createPool(urlOf(postgres, database), { max: 1 });
    try {
      await pool.query('set statement_timeout = 0');
      await migrate(pool);
      await fillBets(pool, { players, games: connections, bets }, (share) => {
        if (database === many) onProgress(share);
      });
      await pool.query('checkpoint');
    } finally {
      await pool.end();
    }
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
  const byWire = async (url: string, name: string, among: number): Promise<BetsResult> => {
    const server = await startBenchServer('./bets-server.ts', url);
    try {
      return await measureBets({
        port: server.port,
        connections,
        players: among,
        prefix: `r${number}-${name}`,
        warmUpMs: warmUpSeconds * 1000,
        measureMs: measureSeconds * 1000,
      });
    } finally {
      await server.stop();
    }
  };
  const wire = await byWire(await freshCopy(), 'wire', players);
  const wireMany = await byWire(urlOf(postgres, many), 'many', players);
  const pgbench = await measurePgbench({
    url: await freshCopy(),
    connections,
    players,
    prefix: `r${number}-pgbench`,
    warmUpSeconds,
    measureSeconds,
  });
  const hotPlayer = await byWire(await freshCopy(), 'hot', 1);
  return {
    wire: wire.perSecond,
    wireP50Ms: wire.p50Ms,
    wireP99Ms: wire.p99Ms,
    hotPlayer: hotPlayer.perSecond,
    pgbench,
    wireMany: wireMany.perSecond,
  };
}
