import type pg from 'pg';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { readBuckets } from '../../apps/server/src/platform/database/buckets.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import { type LoadRequest, runLoad } from './load.ts';
import { type BenchServer, startBenchServer } from './start-bench-server.ts';

export type Victim = 'server' | 'database';

export interface KillOptions {
  victim: Victim;
  /** A folder of its own: the cluster in it has the product's durable settings, unless they are set. */
  dataDir: string;
  settings?: Record<string, string>;
  connections: number;
  postings: number;
  /** How many acknowledgements to wait for before the kill. */
  killAfter: number;
  /** Told of every PostgreSQL started, so that an interrupted run can stop it. */
  onStart?: (postgres: EmbeddedPostgres) => void;
}

export interface KillReport {
  acknowledgedBefore: number;
  unansweredBefore: number;
  /** Acknowledged postings that are not there after the restart. */
  lost: number;
  /** Keys that are there more than once after everything was sent again. */
  twice: number;
  /** Keys that are missing after everything was sent again. */
  missing: number;
  replayedAfter: number;
  /** Centavos in the wallets that no posting accounts for. */
  surplus: bigint;
  violations: string[];
}

const players = 20;
const centavosEach = 100n;

function requestsOf(count: number): LoadRequest[] {
  return Array.from({ length: count }, (_, number) => ({
    uid: 1 + (number % players),
    key: `kill-${String(number).padStart(9, '0')}`,
  }));
}

/** Sends every request once, over connections that share one list. */
async function sendAll(
  port: number,
  connections: number,
  requests: readonly LoadRequest[],
  onAcknowledged: (key: string, isReplayed: boolean) => void,
): Promise<void> {
  let sent = 0;
  await runLoad({
    port,
    connections,
    next: () => requests[sent++] ?? null,
    onAnswer({ key }, answer) {
      if (answer?.isAcknowledged) onAcknowledged(key, answer.isReplayed);
    },
  });
}

async function countKeys(pool: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key: string; times: number }>(
    `select p.key, count(*)::int as times from ledger.posting p
     join ledger.entry e on e.uid = p.uid and e.posting_id = p.id and e.leg = 0 group by p.key`,
  );
  return new Map(rows.map((row) => [row.key, row.times]));
}

async function sumOfBalances(pool: pg.Pool): Promise<bigint> {
  const { rows } = await pool.query<{ sum: string }>(
    'select coalesce(sum(balance), 0)::text as sum from ledger.wallet',
  );
  return BigInt(rows[0]?.sum ?? 0);
}

/** Loads the server until the victim is killed, and returns the keys acknowledged until then. */
async function loadAndKill(
  { victim, connections, killAfter }: KillOptions,
  requests: readonly LoadRequest[],
  server: BenchServer,
  postgres: EmbeddedPostgres,
): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  await sendAll(server.port, connections, requests, (key) => {
    acknowledged.add(key);
    if (acknowledged.size !== killAfter) return;
    process.kill(victim === 'server' ? server.pid : postgres.pid, 'SIGKILL');
  });
  await (victim === 'server' ? server.ended : postgres.ended);
  return acknowledged;
}

async function verify(
  { connections }: KillOptions,
  requests: readonly LoadRequest[],
  acknowledged: ReadonlySet<string>,
  url: string,
): Promise<KillReport> {
  const pool = createPool(url);
  const server = await startBenchServer('./ledger-server.ts', url);
  try {
    const survived = await countKeys(pool);
    let replayedAfter = 0;
    await sendAll(server.port, connections, requests, (_key, isReplayed) => {
      if (isReplayed) replayedAfter += 1;
    });
    const final = await countKeys(pool);
    const violations = await createLedger({ pool, buckets: await readBuckets(pool) }).api.check();
    return {
      acknowledgedBefore: acknowledged.size,
      unansweredBefore: requests.length - acknowledged.size,
      lost: [...acknowledged].filter((key) => survived.get(key) !== 1).length,
      twice: [...final.values()].filter((times) => times > 1).length,
      missing: requests.filter(({ key }) => !final.has(key)).length,
      replayedAfter,
      surplus: (await sumOfBalances(pool)) - BigInt(requests.length) * centavosEach,
      violations: violations.map(({ invariant, detail }) => `${invariant}: ${detail}`),
    };
  } finally {
    await server.stop();
    await pool.end();
  }
}

/**
 * Kills the server, or PostgreSQL with the server living on, in the middle of a load; restarts; and
 * says whether everything acknowledged is there, and whether sending all of it again applies each once.
 */
export async function killNine(options: KillOptions): Promise<KillReport> {
  const { dataDir, settings = {}, victim } = options;
  const start = async () => {
    const started = await startEmbeddedPostgres({ dataDir, settings });
    options.onStart?.(started);
    return started;
  };
  let postgres = await start();
  try {
    const pool = createPool(postgres.ownerUrl);
    await migrate(pool);
    await pool.end();
    const server = await startBenchServer('./ledger-server.ts', postgres.url);
    const requests = requestsOf(options.postings);
    const acknowledged = await loadAndKill(options, requests, server, postgres).finally(
      server.stop,
    );
    if (victim === 'database') postgres = await start();
    return await verify(options, requests, acknowledged, postgres.url);
  } finally {
    await postgres.stop();
  }
}
