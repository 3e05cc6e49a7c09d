import { createLedger } from '../../../apps/server/src/modules/ledger/index.ts';
import { readBuckets } from '../../../apps/server/src/platform/database/buckets.ts';
import type { EmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { startBenchServer } from '../start-bench-server.ts';
import { type ChaosReport, runChaos } from './bets-chaos.ts';
import { benchKey, benchToken, benchVenue, gameOf } from './bets-wire.ts';
import { fillBets } from './fill-bets.ts';

const players = 16;
const servers = 2;

export interface ChaosOutcome extends Omit<ChaosReport, 'sums'> {
  players: number;
  servers: number;
  /** Players whose balance differs from the provider's records. */
  differing: number;
  open: number;
  violations: number;
}

/** Plays against two servers on one database, and then reconciles the balances with the provider's records. */
export async function chaosRun(postgres: EmbeddedPostgres, seconds: number): Promise<ChaosOutcome> {
  const pool = createPool(postgres.ownerUrl, { max: 4 });
  const { api: ledger, close } = createLedger({ pool, buckets: await readBuckets(pool) });
  await migrate(pool);
  await fillBets(pool, { players, games: 1, bets: players });
  const uids = Array.from({ length: players }, (_, number) => BigInt(number + 1));
  const balances = () => Promise.all(uids.map(async (uid) => (await ledger.wallet(uid)).balance));
  const before = await balances();
  const started = await Promise.all(
    Array.from({ length: servers }, () => startBenchServer('./bets/bets-server.ts', postgres.url)),
  );
  try {
    const endAt = performance.now() + seconds * 1000;
    const { sums, ...counts } = await runChaos({
      urls: started.map(({ port }) => `http://127.0.0.1:${port}`),
      venue: benchVenue,
      key: benchKey,
      seats: uids.map((uid) => ({ player: String(uid), token: benchToken, game: gameOf(0) })),
      seed: Math.floor(Math.random() * 1e6),
      prefix: 'chaos',
      isOver: () => performance.now() >= endAt,
    });
    const after = await balances();
    const differing = uids.filter(
      (uid, place) =>
        (after[place] ?? 0n) - (before[place] ?? 0n) !== BigInt(sums.get(String(uid)) ?? 0),
    );
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from games.bet where status = 'pending'`,
    );
    return {
      ...counts,
      players,
      servers,
      differing: differing.length,
      open: rows[0]?.open ?? 0,
      violations: (await ledger.check()).length,
    };
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    await close();
    await pool.end();
  }
}
