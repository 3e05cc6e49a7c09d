import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputOf } from '@perya/contract/call';
import { createClient } from '@perya/contract/client';
import { listTransactions } from '@perya/contract/payments/calls/transactions';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { median } from '../median.ts';
import { compact } from '../report-ratios.ts';
import { startBenchServer } from '../start-bench-server.ts';
import { type Timing, timeRequests } from '../timed-requests.ts';
import { fillRecords } from './fill-records.ts';
import type { CashierPart } from './part.ts';

export interface RecordsOptions {
  /** Transactions of one player: the smaller and the larger history, served at once. */
  sizes: readonly [number, number];
  rounds: number;
  requests: number;
}

/** Of each history: both are asked at the same time, so that whatever else the machine does meets both. */
const connections = 1;

/** Nothing that is filled must outlast the run, and nothing is written while it is read. */
const fillSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  maintenance_work_mem: '512MB',
};

/** What a player looks at; whoever scrolls may be anywhere in the history. */
const looks: Record<string, (size: number, number: number) => InputOf<typeof listTransactions>> = {
  'first page': () => ({}),
  '30 days': () => ({ time_flag: 30 }),
  'scrolled on': (size, number) => ({
    time_flag: 30,
    last_id: String(20 + ((number * 7_919_873) % (size - 20))),
  }),
  'deposits only': () => ({ type: '1001' }),
};

async function fill(url: string, size: number, print: (line: string) => void): Promise<void> {
  const pool = createPool(url);
  await migrate(pool);
  let tenth = 0;
  const filling = await pool.connect();
  await fillRecords(filling, size, (share) => {
    if (Math.floor(share * 10) <= tenth) return;
    tenth = Math.floor(share * 10);
    print(`${compact.format(size)} transactions: ${tenth * 10} %`);
  });
  filling.release();
  await pool.end();
}

async function openRecords(size: number, print: (line: string) => void) {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: fillSettings });
  const clear = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await fill(postgres.ownerUrl, size, print);
  } catch (error) {
    await clear();
    throw error;
  }
  const server = await startBenchServer('./cashier/records-server.ts', postgres.url);
  const client = createClient({
    baseUrl: `http://127.0.0.1:${server.port}`,
    token: { get: () => 'bench-token-of-records', clear() {} },
  });
  return {
    look(name: string, requests: number): Promise<Timing> {
      const asked = Array.from(
        { length: requests },
        (_, number) => () => client.call(listTransactions, looks[name]?.(size, number) ?? {}),
      );
      return timeRequests(connections, asked);
    },
    async close() {
      await server.stop();
      await clear();
    },
  };
}

type History = Awaited<ReturnType<typeof openRecords>>;
type Round = Record<string, Timing>;
type Rounds = Round[];

async function runRound([small, large]: readonly [History, History], requests: number) {
  const round = { small: {} as Round, large: {} as Round };
  for (const name of Object.keys(looks)) {
    [round.small[name], round.large[name]] = await Promise.all([
      small.look(name, requests),
      large.look(name, requests),
    ]);
  }
  return round;
}

function partOf(small: Rounds, large: Rounds, options: RecordsOptions): CashierPart {
  const [few, many] = options.sizes.map((size) => compact.format(size));
  const of = (rounds: Rounds, name: string) =>
    rounds.map((round) => round[name]?.p99Ms ?? Number.NaN);
  const names = Object.keys(looks);
  return {
    rates: names.flatMap((name) => [
      { label: `p99 ms, ${name}, ${few}`, values: of(small, name) },
      { label: `p99 ms, ${name}, ${many}`, values: of(large, name) },
    ]),
    comparisons: names.map((name) => ({
      name: `records ${name}`,
      label: `p99 ${name}: ${many} / ${few}`,
      values: of(large, name).map((p99, place) => p99 / (of(small, name)[place] ?? Number.NaN)),
      goal: { value: 1.1, reach: 'at most' },
    })),
    record: { records: { ...options, connections, small, large } },
    remark: `Records: one player has all transactions, 10,000 of them of the last days, ${options.requests} requests a round to each history, both at the same time; p99 of the first page ${median(of(large, 'first page')).toFixed(1)} ms at ${many}.`,
  };
}

/** The records page of somebody with a short and with a very long history, side by side. */
export async function measureRecords(
  options: RecordsOptions,
  print: (line: string) => void,
): Promise<CashierPart> {
  const opened: History[] = [];
  try {
    for (const size of options.sizes) opened.push(await openRecords(size, print));
    const [small, large] = opened;
    if (!small || !large) throw new Error('A history is missing');
    await runRound([small, large], Math.ceil(options.requests / 4));
    const rounds: { small: Rounds; large: Rounds } = { small: [], large: [] };
    for (let number = 1; number <= options.rounds; number += 1) {
      const round = await runRound([small, large], options.requests);
      rounds.small.push(round.small);
      rounds.large.push(round.large);
      print(`Records, round ${number} of ${options.rounds}`);
    }
    return partOf(rounds.small, rounds.large, options);
  } finally {
    for (const each of opened) await each.close();
  }
}
