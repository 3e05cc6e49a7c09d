import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type EmbeddedPostgres,
  freePort,
} from '../../../apps/server/src/platform/database/embedded.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { startPay } from '../../../sandbox/src/pay/start-pay.ts';
import { behaveWell } from '../../../sandbox/src/pay/switches.ts';
import { createMortalHouse, type Victim } from '../product/mortal-house.ts';
import { startBenchServer } from '../start-bench-server.ts';
import { type Deeds, livePlayers } from './chaos-players.ts';
import { chaosKey } from './chaos-setting.ts';
import { createKiller } from './killer.ts';
import { depositChannel, openAccounts, prepareChaos } from './prepare-chaos.ts';
import { type ChaosFindings, reconcileChaos } from './reconcile-chaos.ts';

export interface CashierChaosOptions {
  /** A folder of its own: the cluster in it has the product's durable settings, unless they are set. */
  dataDir: string;
  settings?: Record<string, string>;
  seconds: number;
  players: number;
  /** How long everything lives between two kills. */
  lifeMs: number;
  /** Told of every PostgreSQL started, so that an interrupted run can stop it. */
  onStart?: (postgres: EmbeddedPostgres) => void;
}

export interface CashierChaosReport extends Deeds, ChaosFindings {
  kills: Record<Victim, number>;
}

/** How long the product may take to put everything right once nothing goes wrong any more. */
const recoveryMs = 90_000;

/** So many deposits and withdrawals are made at least: some of them are paid as they should be, some not. */
const enough = 12;

/** Lets time pass for what waits: everything is due now, and what nobody pays has run out. */
const hurry = [
  `update payments.deposit set expires_at = least(expires_at, platform.clock())
   where status in ('pending', 'paying')`,
  'update payments.deposit set check_at = platform.clock() where check_at > platform.clock()',
  'update payments.withdrawal set check_at = platform.clock() where check_at > platform.clock()',
];

/** Reconciles until everything agrees, or for as long as that may take. */
async function recover(
  ownerUrl: string,
  pay: Awaited<ReturnType<typeof startPay>>,
): Promise<ChaosFindings> {
  const pool = createPool(ownerUrl, { max: 4 });
  const until = Date.now() + recoveryMs;
  try {
    for (;;) {
      await pay.settle();
      for (const statement of hurry) await pool.query(statement);
      await delay(1000);
      const findings = await reconcileChaos(pool, pay.books);
      if (findings.faults.length === 0 || Date.now() > until) return findings;
    }
  } finally {
    await pool.end();
  }
}

/**
 * Players pay in and out at a gateway that loses, repeats, delays, reorders and forges its webhooks, loses
 * answers and is down, while server and database are killed between reserve, call and post. Then nothing
 * goes wrong any more, and the gateway's own books are held against the ledger.
 */
export async function cashierChaos(options: CashierChaosOptions): Promise<CashierChaosReport> {
  const killer = createKiller();
  const switches = behaveWell();
  const pay = await startPay({
    key: chaosKey,
    file: join(options.dataDir, 'gateway.jsonl'),
    switches,
    waits: { payoutMs: 300, returnMs: 1500, lateMs: 2000, shuffleMs: 500 },
    onAsked: killer.onAsked,
  });
  const port = await freePort();
  const setting = { port, gatewayUrl: pay.url };
  const house = await createMortalHouse({
    ...options,
    startServer: (databaseUrl) =>
      startBenchServer('./cashier-chaos/chaos-server.ts', databaseUrl, {
        env: { CHAOS_PORT: String(port), CHAOS_GATEWAY: pay.url },
      }),
  });
  try {
    const prepared = await prepareChaos(house.urls(), setting, options.players);
    await house.open();
    const url = `http://127.0.0.1:${port}`;
    const players = await openAccounts(url, prepared);
    Object.assign(switches.shares, {
      lost: 20,
      late: 20,
      duplicated: 30,
      shuffled: 20,
      forged: 30,
      lostAnswers: 8,
      down: 5,
    });
    switches.payouts = 'mixed';
    const endAt = Date.now() + options.seconds * 1000;
    // A slow machine takes longer, until each has died.
    const isKilled = () => Date.now() >= endAt && Math.min(...Object.values(house.kills)) > 0;
    const deeds: Deeds = { deposits: 0, withdrawals: 0, unanswered: 0, refused: 0 };
    const isOver = () => isKilled() && deeds.deposits >= enough && deeds.withdrawals >= enough;
    const gatewayOrigin = new URL(pay.url).origin;
    const living = livePlayers({ url, gatewayOrigin, players, depositChannel, deeds, isOver });
    for (let turn = 0; !isKilled(); turn += 1) {
      await delay(options.lifeMs);
      if (isKilled()) break;
      await killer.next();
      if (turn % 2 === 1) await house.kill('database');
      await house.kill('server');
    }
    await living;
    Object.assign(switches, behaveWell());
    const findings = await recover(house.urls().ownerUrl, pay);
    return { ...deeds, ...findings, kills: house.kills };
  } finally {
    await house.close();
    await pay.stop();
  }
}
