import { setTimeout as delay } from 'node:timers/promises';
import {
  type EmbeddedPostgres,
  freePort,
} from '../../../apps/server/src/platform/database/embedded.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { runChaos } from '../bets/bets-chaos.ts';
import { benchKey, benchToken, benchVenue, gameOf } from '../bets/bets-wire.ts';
import { fundsEach } from '../bets/fill-bets.ts';
import { assembleProduct } from '../product/assemble-product.ts';
import { createMortalHouse, type Victim } from '../product/mortal-house.ts';
import { startBenchServer } from '../start-bench-server.ts';
import {
  type CheckOptions,
  checkRewards,
  findUnread,
  type RewardsFindings,
} from './check-rewards.ts';
import { createClaimer } from './claim-rewards.ts';
import { prepareRewards, setClock } from './prepare-rewards.ts';
import { rewardsEnvironment } from './rewards-setting.ts';

export interface RewardsChaosOptions {
  dataDir: string;
  settings?: Record<string, string>;
  players: number;
  /** While bets flow; server and database in turns. */
  kills: number;
  /** While the day that is over is settled. */
  killsAfter: number;
  /** How many rounds are played between two kills, and how much longer it may then be, at most. */
  rounds: number;
  lifeMs: number;
  onStart?: (postgres: EmbeddedPostgres) => void;
}

export interface RewardsChaosReport extends RewardsFindings {
  kills: Record<Victim, number>;
}

/** How long the product may take to give everything once nothing dies any more. */
const recoveryMs = 60_000;
/** Enough for levels and tasks to be reached within seconds. */
const stakes = { least: 20_000, most: 60_000 };
const victims: readonly Victim[] = ['server', 'database'];

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const endAt = Date.now() + recoveryMs; !(await isSo()) && Date.now() < endAt; ) {
    await delay(100);
  }
}

/** Checks until everything agrees, or for as long as that may take. */
async function recover(options: CheckOptions): Promise<RewardsFindings> {
  let findings = await checkRewards(options);
  await until(async () => {
    findings = await checkRewards(options);
    return findings.faults.length === 0;
  });
  return findings;
}

/**
 * Players bet at a provider on bad lines and collect what they have earned, while server and database are
 * killed wherever they are. Then the day ends, its ranking and rebates are settled, and all rewards are held
 * against a plain recomputation from the log of rounds.
 */
export async function rewardsChaos(options: RewardsChaosOptions): Promise<RewardsChaosReport> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const house = await createMortalHouse({
    ...options,
    startServer: (databaseUrl) =>
      startBenchServer('./rewards-chaos/rewards-server.ts', databaseUrl, {
        env: { CHAOS_PORT: String(port) },
      }),
  });
  let rounds = 0;
  const killTimes = async (times: number, isPlayed: boolean) => {
    for (let turn = 0; turn < times; turn += 1) {
      const enough = rounds + options.rounds;
      if (isPlayed) await until(async () => rounds >= enough);
      await delay(Math.random() * options.lifeMs);
      await house.kill(victims[turn % victims.length] ?? 'server');
    }
  };
  try {
    const { uids, tokens } = await prepareRewards(house.urls(), options.players);
    await house.open();
    const claimers = tokens.map((token) => createClaimer(url, token));
    let isOver = false;
    const playing = runChaos({
      urls: [url],
      venue: benchVenue,
      key: benchKey,
      seats: uids.map((uid) => ({ player: String(uid), token: benchToken, game: gameOf(0) })),
      seed: 7,
      prefix: 'rewards',
      stakes,
      onSilence: () => delay(30),
      isOver: () => isOver,
      onRound: () => {
        rounds += 1;
      },
    });
    const claiming = claimers.map(async (claimAll) => {
      while (!isOver) {
        await claimAll(() => isOver);
        await delay(200);
      }
    });
    await killTimes(options.kills, true);
    isOver = true;
    const { sums } = await playing;
    await Promise.all(claiming);
    const owner = createPool(house.urls().ownerUrl, { max: 2 });
    const product = await assembleProduct(house.urls().url, rewardsEnvironment(0));
    try {
      // What is collected by hand is collected to the end on the same day.
      await until(async () => (await findUnread(owner)).length === 0);
      await Promise.all(claimers.map((claimAll) => claimAll()));
      await setClock(owner, 1);
      await killTimes(options.killsAfter, false);
      const { apis } = product;
      const findings = await recover({ pool: owner, apis, uids, fundsEach, sums });
      return { ...findings, kills: house.kills };
    } finally {
      await owner.end();
      await product.end();
    }
  } finally {
    await house.close();
  }
}
