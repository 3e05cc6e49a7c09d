import type { EmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { fillBets } from '../bets/fill-bets.ts';
import { measureBets } from '../bets/measure-bets.ts';
import { asAdministrator, ownerUrlOf, urlOf } from '../ledger-rounds.ts';
import { startBenchServer } from '../start-bench-server.ts';
import { type Lag, measureLag } from './measure-lag.ts';

export interface RewardsOptions {
  connections: number;
  players: number;
  measureSeconds: number;
}

/** Requests of the wallet in a second, of which two are a round. */
export interface RewardsRound {
  without: number;
  withReaders: number;
  lag: Lag;
}

const filled = 'rewards_filled';
const copy = 'rewards_copy';
const warmUpSeconds = 5;

export async function prepareRewards(
  postgres: EmbeddedPostgres,
  { connections, players }: RewardsOptions,
): Promise<void> {
  await asAdministrator(postgres, `create database ${filled}`);
  const pool = createPool(ownerUrlOf(postgres, filled), { max: 1 });
  try {
    await migrate(pool);
    await fillBets(pool, { players, games: connections, bets: players });
  } finally {
    await pool.end();
  }
}

/** The wallet with every reader of the logs at work in the same process, and without any. */
export async function runRewardsRound(
  postgres: EmbeddedPostgres,
  number: number,
  { connections, players, measureSeconds }: RewardsOptions,
): Promise<RewardsRound> {
  const measure = async (hasReaders: boolean) => {
    await asAdministrator(
      postgres,
      `drop database if exists ${copy} with (force)`,
      `create database ${copy} template ${filled}`,
      'checkpoint',
    );
    const env: Record<string, string> = hasReaders ? { BENCH_READERS: '1' } : {};
    const server = await startBenchServer('./bets/bets-server.ts', urlOf(postgres, copy), { env });
    const pool = createPool(ownerUrlOf(postgres, copy), { max: 1 });
    try {
      const bets = measureBets({
        port: server.port,
        connections,
        players,
        prefix: `r${number}-${hasReaders ? 'with' : 'without'}`,
        warmUpMs: warmUpSeconds * 1000,
        measureMs: measureSeconds * 1000,
      });
      const lag = hasReaders ? await measureLag(pool, bets) : null;
      return { ...(await bets), lag };
    } finally {
      await pool.end();
      await server.stop();
    }
  };
  // In turns: whatever else the machine does falls on both alike.
  const isFirst = number % 2 === 1;
  const first = await measure(isFirst);
  const second = await measure(!isFirst);
  const [withReaders, without] = isFirst ? [first, second] : [second, first];
  if (!withReaders.lag) throw new Error('The readers were not watched');
  return {
    without: without.perSecond,
    withReaders: withReaders.perSecond,
    lag: withReaders.lag,
  };
}
