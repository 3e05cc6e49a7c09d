import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../apps/server/src/platform/database/pool.ts';
import { keepResults } from './src/keep-results.ts';
import { asAdministrator, ownerUrlOf, urlOf } from './src/ledger-rounds.ts';
import { median } from './src/median.ts';
import { drawPlot } from './src/plot.ts';
import { processorSeconds } from './src/processor-seconds.ts';
import { figure, reportRatios } from './src/report-ratios.ts';
import {
  type CostOptions,
  type CostRound,
  prepareCost,
  runCostRound,
  warmUp,
} from './src/reports/measure-cost.ts';
import { type MonthOutcome, runMonth } from './src/reports/run-month.ts';
import { formatTable } from './src/table.ts';

const { values: flags } = parseArgs({
  options: {
    'rounds-of-play': { type: 'string', default: '100000' },
    /** Of four turns each, two of either side. */
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '10' },
    /** One half alone: `month` or `cost`. */
    only: { type: 'string' },
  },
});

const options: CostOptions = {
  connections: 64,
  players: 1000,
  bets: 100_000,
  measureSeconds: Number(flags.seconds),
};
const roundsOfPlay = Number(flags['rounds-of-play']);
const differencesShown = 60;

/** Of this process, which plays and recomputes. */
const ownSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

const print = (line: string) => process.stdout.write(`${line}\n`);

/** What is played must not outlive the bench, so nothing waits for the disk. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  shared_buffers: '512MB',
};

async function onPostgres<T>(
  act: (postgres: EmbeddedPostgres) => Promise<T>,
  own: Record<string, string> = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: own });
  const end = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const onSignal = () => void end().finally(() => process.exit(1));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, onSignal);
  try {
    return await act(postgres);
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
    await end();
  }
}

async function playAndCompare(postgres: EmbeddedPostgres): Promise<MonthOutcome> {
  const name = 'reports_month';
  await asAdministrator(postgres, `create database ${name}`);
  const owner = createPool(ownerUrlOf(postgres, name), { max: 1 });
  await migrate(owner);
  await owner.end();
  const database = {
    url: urlOf(postgres, name),
    ownerUrl: ownerUrlOf(postgres, name),
    usedSeconds: () => processorSeconds(postgres.pid) + ownSeconds(),
  };
  const players = Math.min(2000, Math.max(60, Math.ceil(roundsOfPlay / 300)));
  return runMonth(database, { rounds: roundsOfPlay, players, days: 31 }, print);
}

function sayMonth({ seconds, playedBy, ...outcome }: MonthOutcome): string {
  const verdict = outcome.differences.length === 0 ? 'equal to the centavo' : 'DIFFERENT';
  const perSecond = (within: number) => figure(outcome.rounds / within);
  return (
    `A month of ${figure(outcome.rounds)} rounds (${figure(outcome.entries)} ledger entries), played in ${figure(seconds.play)} s, ` +
    `${figure(playedBy)} s of a processor (${perSecond(seconds.play)} rounds a second, ${perSecond(playedBy)} a second of a processor): ` +
    `${figure(outcome.figures)} figures in ${figure(outcome.lines)} lines of ${outcome.reports} reports, recomputed from the books ` +
    `in ${figure(seconds.recompute)} s: ${verdict}${outcome.differences.length === 0 ? '' : ` in ${outcome.differences.length}`}.`
  );
}

function keepMonth(outcome: MonthOutcome): string {
  const { seconds, tested } = outcome;
  const times = [
    { label: 'played', values: [seconds.play] },
    { label: 'recomputed from the books', values: [seconds.recompute] },
    { label: 'rules tried on it', values: [seconds.backTest] },
    { label: 'reports asked for and compared', values: [seconds.compare] },
  ];
  const rules = formatTable([
    ['rule tried on the month', 'above ₱', 'players', 'found', 'days', 'of the books'],
    ...tested.map(({ name, amount, players, foundPlayers, found, expected }) => [
      ...[name, figure(amount), figure(players), figure(foundPlayers), figure(found)],
      expected === null ? '' : figure(expected),
    ]),
  ]);
  const plot = drawPlot([
    { title: `A month of ${figure(outcome.rounds)} rounds`, unit: 'seconds', rows: times },
  ]);
  return keepResults('reports-month', {
    record: outcome,
    plot,
    table: [sayMonth(outcome), rules].join('\n\n'),
  });
}

async function measureCost(postgres: EmbeddedPostgres, remark: string): Promise<void> {
  const { token } = await prepareCost(postgres, options);
  const rounds: CostRound[] = [];
  await warmUp(postgres, options, token);
  for (let number = 1; number <= Number(flags.rounds); number++) {
    const round = await runCostRound(postgres, number, options, token);
    rounds.push(round);
    const { withReports, without, reportsRead } = round;
    print(
      `Round ${number}: wallet ${figure(withReports.perSecond)} a second with reports, ${figure(without.perSecond)} without; ${reportsRead} reports were read`,
    );
  }
  const reportMs = median(rounds.map(({ reportP50Ms }) => reportP50Ms));
  const report = reportRatios({
    name: 'reports',
    plot: { title: 'Requests per second', unit: `${options.connections} connections` },
    ratesOf: 'requests per second (a bet, or its win)',
    rates: [
      {
        label: 'wallet, figures kept and read',
        values: rounds.map((each) => each.withReports.perSecond),
      },
      { label: 'wallet alone', values: rounds.map((each) => each.without.perSecond) },
    ],
    comparisons: [
      {
        name: 'withToWithout',
        label: 'wallet with reports / without',
        values: rounds.map((each) => each.withReports.perSecond / each.without.perSecond),
        goal: { value: 0.95, reach: 'at least' },
      },
      {
        name: 'processorAloneToWith',
        label: 'processor of a request, wallet alone / with reports',
        values: rounds.map((each) => each.without.processorMs / each.withReports.processorMs),
        goal: { value: 0.95, reach: 'at least' },
      },
    ],
    record: { options, roundsOfPlay, rounds },
    remark: `${remark}\nTwo reports were read a second, each within ${figure(reportMs)} ms in the middle.`,
  });
  print(`\n${report}\n`);
}

let remark = 'No month was played.';
if (flags.only !== 'cost') {
  const outcome = await onPostgres(playAndCompare, settings);
  remark = sayMonth(outcome);
  print(keepMonth(outcome));
  for (const line of outcome.differences.slice(0, differencesShown)) print(`  ${line}`);
  if (outcome.differences.length > 0) process.exitCode = 1;
}
if (flags.only !== 'month') await onPostgres((postgres) => measureCost(postgres, remark));
