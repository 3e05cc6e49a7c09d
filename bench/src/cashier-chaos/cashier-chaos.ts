import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/embedded.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { startPay } from '../../../sandbox/src/pay/start-pay.ts';
import { behaveWell } from '../../../sandbox/src/pay/switches.ts';
import { startBenchServer } from '../start-bench-server.ts';
import { type Deeds, livePlayers } from './chaos-players.ts';
import { chaosKey } from './chaos-setting.ts';
import { createKiller, type Victim } from './killer.ts';
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Lets time pass for what waits: everything is due now, and what nobody pays has run out. */
const hurry = [
  `update payments.deposit set expires_at = least(expires_at, platform.clock())
   where status in ('pending', 'paying')`,
  'update payments.deposit set check_at = platform.clock() where check_at > platform.clock()',
  'update payments.withdrawal set check_at = platform.clock() where check_at > platform.clock()',
];

/** The server and the database of a run, which die and come back. */
async function createHouse(options: CashierChaosOptions, port: number, gatewayUrl: () => string) {
  const { dataDir, settings = {}, onStart } = options;
  const startDatabase = async () => {
    const started = await startEmbeddedPostgres({ dataDir, settings });
    onStart?.(started);
    return started;
  };
  const startServer = (url: string) =>
    startBenchServer('./cashier-chaos/chaos-server.ts', url, {
      env: { CHAOS_PORT: String(port), CHAOS_GATEWAY: gatewayUrl() },
    });
  let database = await startDatabase();
  let server: Awaited<ReturnType<typeof startServer>> | null = null;
  const kills: Record<Victim, number> = { server: 0, database: 0 };

  async function killServer(): Promise<void> {
    if (!server) return;
    process.kill(server.pid, 'SIGKILL');
    await server.ended;
    server = null;
  }

  return {
    kills,
    urls: () => ({ url: database.url, ownerUrl: database.ownerUrl }),
    async open() {
      server = await startServer(database.url);
    },
    async kill(victim: Victim) {
      kills[victim] += 1;
      if (victim === 'database') {
        process.kill(database.pid, 'SIGKILL');
        await database.ended;
        database = await startDatabase();
      }
      // The address of the database is another one now, which a server learns at its start.
      await killServer();
      server = await startServer(database.url);
    },
    async close() {
      await server?.stop();
      await database.stop();
    },
  };
}

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
  const house = await createHouse(options, port, () => pay.url);
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
    const isOver = () => Date.now() >= endAt && Math.min(...Object.values(house.kills)) > 0;
    const gatewayOrigin = new URL(pay.url).origin;
    const living = livePlayers({ url, gatewayOrigin, players, depositChannel, isOver });
    for (let turn = 0; !isOver(); turn += 1) {
      await delay(options.lifeMs);
      if (isOver()) break;
      await killer.next();
      await house.kill(turn % 2 === 0 ? 'server' : 'database');
    }
    const deeds = await living;
    Object.assign(switches, behaveWell());
    const findings = await recover(house.urls().ownerUrl, pay);
    return { ...deeds, ...findings, kills: house.kills };
  } finally {
    await house.close();
    await pay.stop();
  }
}
