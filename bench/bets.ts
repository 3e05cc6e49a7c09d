import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultBuckets } from '../apps/server/src/platform/database/buckets.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/server/src/platform/database/embedded.ts';
import { chaosRun } from './src/bets/bets-chaos-run.ts';
import { reportBets } from './src/bets/bets-report.ts';
import {
  type BetsOptions,
  type BetsRound,
  prepareBets,
  runBetsRound,
} from './src/bets/bets-rounds.ts';
import { compareCheckouts } from './src/bets/compare-checkouts.ts';
import { missingPgbench } from './src/measure-pgbench.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    bets: { type: 'string', default: '5000000' },
    buckets: { type: 'string', default: String(defaultBuckets) },
    against: { type: 'string' },
    chaos: { type: 'boolean', default: false },
    'chaos-seconds': { type: 'string', default: '120' },
  },
});

const options: BetsOptions = {
  connections: 64,
  players: 1000,
  fewBets: 10_000,
  manyBets: Number(flags.bets),
  measureSeconds: Number(flags.seconds),
  buckets: Number(flags.buckets),
};

const print = (line: string) => process.stdout.write(`${line}\n`);

async function measure(postgres: EmbeddedPostgres): Promise<void> {
  let tenths = 0;
  print(`Filling a database with ${options.manyBets.toLocaleString('en-US')} bets`);
  await prepareBets(postgres, options, (share) => {
    if (share * 10 < tenths + 1) return;
    tenths = Math.floor(share * 10);
    print(`  ${tenths * 10} %`);
  });
  const rounds: BetsRound[] = [];
  for (let number = 1; number <= Number(flags.rounds); number++) {
    const round = await runBetsRound(postgres, number, options);
    rounds.push(round);
    const figures = [round.wire, round.tpcb, round.pgbench, round.hotPlayer, round.wireMany];
    const [wire, tpcb, pgbench, hot, many] = figures.map(Math.round);
    print(
      `Round ${number}: wallet ${wire}, TPC-B ${tpcb}, posting by pgbench ${pgbench}, one hot player ${hot}, wallet with many bets behind it ${many} a second`,
    );
  }
  print(`\n${reportBets(rounds, options)}\n`);
}

async function compare(postgres: EmbeddedPostgres, other: string): Promise<void> {
  const cost = await compareCheckouts(postgres, other, Number(flags.rounds), options, print);
  print(`\nA bet costs ${cost.toFixed(2)} of what it costs in ${other} (median).\n`);
}

async function wreakChaos(postgres: EmbeddedPostgres): Promise<void> {
  const outcome = await chaosRun(postgres, Number(flags['chaos-seconds']));
  const { players, servers, rounds, sent, duplicated, delayed, dropped, rolledBack } = outcome;
  const isSound = outcome.differing + outcome.open + outcome.violations === 0;
  print(
    `Chaos: ${players} players, ${servers} servers, ${rounds} rounds, ${sent} requests; ${duplicated} duplicated, ` +
      `${delayed} delayed past later ones, ${dropped} dropped or their answers, ${rolledBack} rollbacks. ` +
      `${outcome.differing} balances differ from the provider's books, ${outcome.open} rounds are open, ` +
      `${outcome.violations} invariants are broken. ${isSound ? 'Sound.' : 'BROKEN.'}`,
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
  const missing = flags.chaos || flags.against ? null : missingPgbench();
  if (flags.chaos) {
    running = await startEmbeddedPostgres({ dataDir });
    await wreakChaos(running);
  } else if (flags.against !== undefined) {
    running = await startEmbeddedPostgres({ dataDir });
    await compare(running, flags.against);
  } else if (missing) {
    process.stderr.write(`${missing}\n`);
    process.exitCode = 1;
  } else {
    const load = loadavg()[0] ?? 0;
    if (load >= availableParallelism() / 2) {
      print(`This machine is busy (load ${load.toFixed(1)}): the ratios will come out too low.`);
    }
    running = await startEmbeddedPostgres({ dataDir });
    await measure(running);
  }
} finally {
  await cleanUp();
}
