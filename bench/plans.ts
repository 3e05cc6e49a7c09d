import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultBuckets } from '../apps/server/src/platform/database/buckets.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../apps/server/src/platform/database/pool.ts';
import { roles } from '../apps/server/src/platform/database/roles.ts';
import { fillBets } from './src/bets/fill-bets.ts';
import { readPlansOf } from './src/plans/read-plans.ts';
import { keepPlans, tableOf } from './src/plans/report-plans.ts';
import { runJobs } from './src/plans/run-jobs.ts';

const { values: flags } = parseArgs({
  options: {
    bets: { type: 'string', default: '5000000' },
    /** So many settled rounds every reader has still to read. */
    unread: { type: 'string', default: '1000' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'perya-plans-'));
let running: EmbeddedPostgres | null = null;

/** Every statement of the app is explained as it is carried out, those within functions too. */
const explained = {
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
};

/** A house with so many rounds behind it, whose readers have read all but the last of them. */
async function prepare({ ownerUrl }: EmbeddedPostgres): Promise<void> {
  const pool = createPool(ownerUrl, { max: 1 });
  await pool.query('set statement_timeout = 0');
  await migrate(pool, defaultBuckets);
  await fillBets(pool, { players: 1000, games: 64, bets: Number(flags.bets) });
  await pool.query(`select setval('games.settled_seq', (select max(settled_seq) from games.bet))`);
  await pool.query('analyze');
  for (const [name, value] of Object.entries(explained)) {
    await pool.query(`alter role ${roles.app} set ${name} = '${value}'`);
  }
  await pool.end();
}

async function cleanUp(): Promise<void> {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}
try {
  running = await startEmbeddedPostgres({
    dataDir,
    settings: { shared_preload_libraries: 'auto_explain' },
  });
  print(`Filling a database with ${Number(flags.bets).toLocaleString('en-US')} rounds`);
  await prepare(running);
  const ran = await runJobs(running, Number(flags.unread), ({ name, failed }) => {
    if (failed !== null) print(`${name}: ${failed}`);
  });
  const statements = readPlansOf(join(dataDir, 'postgres.log'));
  const rounds = Number(flags.bets).toLocaleString('en-US');
  const table = `Jobs and readers with ${rounds} rounds behind them\n\n${tableOf(ran, statements)}`;
  keepPlans(table, ran, statements);
  print(`\n${table}\n\nKept: bench/results/plans.txt, the statements: reports/bench/plans.json`);
} finally {
  await cleanUp();
}
process.exit();
