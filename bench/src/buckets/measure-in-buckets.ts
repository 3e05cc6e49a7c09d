import type { EmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { fillBets } from '../bets/fill-bets.ts';
import { measureBets } from '../bets/measure-bets.ts';
import { asAdministrator, ownerUrlOf, urlOf } from '../ledger-rounds.ts';
import { processorSeconds } from '../processor-seconds.ts';
import { startBenchServer } from '../start-bench-server.ts';

export interface BucketsOptions {
  connections: number;
  players: number;
  /** What the players have behind them. */
  bets: number;
  /** Numbers of buckets, each an installation of its own; the others are compared to the first. */
  counts: readonly number[];
  measureSeconds: number;
}

export interface InBuckets {
  perSecond: number;
  /** Milliseconds of processor that a request costs, database and server together. */
  costMs: number;
}

/** One for each number of buckets. */
export type BucketsRound = InBuckets[];

const warmUpMs = 3000;
const nameOf = (count: number) => `bets_in_${count}`;

export async function prepareBuckets(
  postgres: EmbeddedPostgres,
  { connections, players, bets, counts }: BucketsOptions,
): Promise<void> {
  for (const count of counts) {
    await asAdministrator(postgres, `create database ${nameOf(count)}`);
    const pool = createPool(ownerUrlOf(postgres, nameOf(count)), { max: 1 });
    try {
      await pool.query('set statement_timeout = 0');
      await migrate(pool, count);
      await fillBets(pool, { players, games: connections, bets }, () => {});
      await pool.query('vacuum analyze');
    } finally {
      await pool.end();
    }
  }
}

/** Bets and wins over the whole provider API; what is counted is all that happens meanwhile, the warm-up too. */
export async function measureInBuckets(
  postgres: EmbeddedPostgres,
  count: number,
  number: number,
  { connections, players, measureSeconds }: BucketsOptions,
): Promise<InBuckets> {
  await asAdministrator(postgres, 'checkpoint');
  const server = await startBenchServer('./bets/bets-server.ts', urlOf(postgres, nameOf(count)));
  try {
    const read = () => processorSeconds(postgres.pid) + processorSeconds(server.pid);
    const before = read();
    const { perSecond, answered } = await measureBets({
      port: server.port,
      connections,
      players,
      prefix: `r${number}`,
      warmUpMs,
      measureMs: measureSeconds * 1000,
    });
    return { perSecond, costMs: ((read() - before) * 1000) / answered };
  } finally {
    await server.stop();
  }
}
