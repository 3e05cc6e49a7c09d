import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/server/src/platform/database/embedded.ts';
import { killNine, type Victim } from './src/kill-nine.ts';
import { reportLedger } from './src/ledger-report.ts';
import { prepareLedgers, type Round, type RoundOptions, runRound } from './src/ledger-rounds.ts';
import { missingPgbench } from './src/measure-pgbench.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    postings: { type: 'string', default: '5000000' },
    kill: { type: 'boolean', default: false },
  },
});

const options: RoundOptions = {
  connections: 64,
  players: 1000,
  fewPostings: 10_000,
  manyPostings: Number(flags.postings),
  measureSeconds: Number(flags.seconds),
};

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Against other work, the 64 processes behind pgbench get many shares of the processor and one server gets one. */
function warnIfBusy(): void {
  const load = loadavg()[0] ?? 0;
  if (load < availableParallelism() / 2) return;
  print(
    `This machine is busy (load ${load.toFixed(1)}): the ratios to pgbench will come out too low.`,
  );
}

async function measure(dataDir: string): Promise<void> {
  const missing = missingPgbench();
  if (missing) {
    process.stderr.write(`${missing}\n`);
    process.exitCode = 1;
    return;
  }
  warnIfBusy();
  const postgres = await startEmbeddedPostgres({ dataDir });
  running = postgres;
  try {
    let tenths = 0;
    print(`Filling a ledger with ${options.manyPostings.toLocaleString('en-US')} postings`);
    await prepareLedgers(postgres, options, (share) => {
      if (share * 10 < tenths + 1) return;
      tenths = Math.floor(share * 10);
      print(`  ${tenths * 10} %`);
    });
    const rounds: Round[] = [];
    for (let number = 1; number <= Number(flags.rounds); number++) {
      const round = await runRound(postgres, number, options);
      rounds.push(round);
      const figures = [round.http, round.pgbench, round.hotPlayer, round.httpMany];
      const [http, pgbench, hot, many] = figures.map(Math.round);
      print(
        `Round ${number}: HTTP ${http}, pgbench ${pgbench}, one hot player ${hot}, HTTP on the large ledger ${many} postings/s`,
      );
    }
    print(`\n${reportLedger(rounds, options)}\n`);
  } finally {
    await postgres.stop();
  }
}

async function kill(dataDir: string, victim: Victim): Promise<void> {
  const report = await killNine({
    victim,
    dataDir: join(dataDir, victim),
    connections: options.connections,
    postings: 30_000,
    killAfter: 10_000,
    onStart: (postgres) => {
      running = postgres;
    },
  });
  const { acknowledgedBefore, unansweredBefore, lost, twice, missing, surplus } = report;
  const isSound = lost + twice + missing + report.violations.length === 0 && report.surplus === 0n;
  print(
    `kill -9 of the ${victim}: ${acknowledgedBefore} acknowledged and ${unansweredBefore} unanswered before it. ` +
      `After the restart ${lost} acknowledged ones are lost; after sending all again ${twice} are there twice, ` +
      `${missing} are missing, ${surplus} centavos are unaccounted for, ${report.violations.length} invariants are broken. ` +
      `${isSound ? 'Sound.' : 'BROKEN.'}`,
  );
  if (!isSound) process.exitCode = 1;
}

const dataDir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
let running: EmbeddedPostgres | null = null;

async function cleanUp(): Promise<void> {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}
try {
  if (flags.kill) {
    await kill(dataDir, 'server');
    await kill(dataDir, 'database');
  } else {
    await measure(dataDir);
  }
} finally {
  await cleanUp();
}
