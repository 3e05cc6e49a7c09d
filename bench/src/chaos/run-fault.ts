import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openHouse } from '../../../apps/server/src/backup/open-house.ts';
import { verifyHouse } from '../../../apps/server/src/backup/verify-house.ts';
import { freePort } from '../../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { readSettings } from '../../../apps/server/src/settings.ts';
import { runChaos } from '../bets/bets-chaos.ts';
import { benchKey, benchToken, benchVenue, gameOf } from '../bets/bets-wire.ts';
import { benchSecretKey, fillBets, fundsEach } from '../bets/fill-bets.ts';
import { createMortalHouse } from '../product/mortal-house.ts';
import type { Fault, Trial, TrialReport } from './fault.ts';
import { createLine } from './line.ts';
import { openNeighbours } from './neighbours.ts';
import { startProduct } from './start-product.ts';

const players = 12;

const environmentOf = (dataDir: string): Record<string, string> => ({
  NODE_ENV: 'test',
  PERYA_DATA: join(dataDir, 'server'),
  PERYA_SECRET_KEY: benchSecretKey.toString('base64'),
  PERYA_SANDBOX: 'off',
  PERYA_SEED: 'none',
  PERYA_LOG_LEVEL: 'fatal',
});

/** The same address by another port. */
function through(url: string, port: number): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}

/** Holds balances against what the provider knows, and the house against itself. */
async function reconcile(databaseUrl: string, dataDir: string, sums: Map<string, number>) {
  const { apis, end } = await openHouse(databaseUrl, readSettings(environmentOf(dataDir)));
  try {
    const { faults } = await verifyHouse(apis);
    for (const [player, sum] of sums) {
      const { balance } = await apis.ledger.wallet(BigInt(player));
      if (balance !== fundsEach + BigInt(sum)) faults.push(`player ${player} has ${balance}`);
    }
    return faults;
  } finally {
    await end();
  }
}

/**
 * Players play at a provider on bad lines, against the product as it is started, while the fault strikes. Then
 * they play on, and the provider's own books are held against the house's.
 */
async function runFault(fault: Fault): Promise<TrialReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-chaos-'));
  const leave = (await fault.prepare?.(dataDir)) ?? (async () => {});
  const neighbours = await openNeighbours();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let databasePort = 0;
  const line = await createLine(() => databasePort);
  const house = await createMortalHouse({
    dataDir,
    // Processes are killed and no machine: what was written is there.
    settings: { fsync: 'off', max_wal_size: '200MB' },
    startServer: (databaseUrl) =>
      startProduct(port, {
        ...environmentOf(dataDir),
        ...neighbours.env,
        DATABASE_URL: through(databaseUrl, line.port),
        DATABASE_OWNER_URL: house.urls().ownerUrl,
      }),
  });
  databasePort = Number(new URL(house.urls().url).port);
  const owner = createPool(house.urls().ownerUrl, { max: 2 });
  try {
    await migrate(owner);
    await fillBets(owner, { players, games: 1, bets: 0 });
    await house.open();
    let isOver = false;
    let rounds = 0;
    let unanswered = 0;
    let gapMs = 0;
    let lastAt = performance.now();
    const uids = Array.from({ length: players }, (_, number) => BigInt(number + 1));
    const playing = runChaos({
      urls: [url],
      venue: benchVenue,
      key: benchKey,
      seats: uids.map((uid) => ({ player: String(uid), token: benchToken, game: gameOf(0) })),
      seed: 25,
      prefix: 'chaos',
      onSilence: () => {
        unanswered += 1;
        return delay(50);
      },
      isOver: () => isOver,
      onRound: () => {
        rounds += 1;
        gapMs = Math.max(gapMs, performance.now() - lastAt);
        lastAt = performance.now();
      },
    });
    let failed: unknown = null;
    playing.catch((error: unknown) => {
      failed = error;
    });
    const playOn = async (more: number) => {
      for (const enough = rounds + more; rounds < enough; await delay(20)) {
        if (failed) throw failed;
      }
    };
    await fault.strike({ house, line, neighbours, owner, dataDir, playOn });
    await playOn(100);
    isOver = true;
    const { sums } = await playing;
    const faults = await reconcile(house.urls().url, dataDir, sums);
    const gap = (gapMs / 1000).toFixed(1);
    const did = `${rounds} rounds, ${unanswered} requests unanswered, ${gap} s without a round at most`;
    return { did, faults };
  } finally {
    await owner.end();
    await house.close();
    await line.close();
    await neighbours.close();
    await leave();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const onStage = (fault: Fault): Trial => ({ ...fault, run: () => runFault(fault) });
