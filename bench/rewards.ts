import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/server/src/platform/database/embedded.ts';
import { median } from './src/median.ts';
import { figure, reportRatios } from './src/report-ratios.ts';
import {
  prepareRewards,
  type RewardsOptions,
  type RewardsRound,
  runRewardsRound,
} from './src/rewards/rewards-rounds.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
  },
});

const options: RewardsOptions = {
  connections: 64,
  players: 1000,
  measureSeconds: Number(flags.seconds),
};

const print = (line: string) => process.stdout.write(`${line}\n`);

async function measure(postgres: EmbeddedPostgres): Promise<void> {
  await prepareRewards(postgres, options);
  const rounds: RewardsRound[] = [];
  for (let number = 1; number <= Number(flags.rounds); number++) {
    const round = await runRewardsRound(postgres, number, options);
    rounds.push(round);
    const { withReaders, without, lag } = round;
    print(
      `Round ${number}: wallet ${figure(withReaders)} a second with readers, ${figure(without)} without; ` +
        `read after ${figure(lag.p50Ms)} ms, 99 % within ${figure(lag.p99Ms)} ms`,
    );
  }
  const [p50Ms, p99Ms, restMs] = (['p50Ms', 'p99Ms', 'restMs'] as const).map((part) =>
    median(rounds.map(({ lag }) => lag[part])),
  ) as [number, number, number];
  const report = reportRatios({
    name: 'rewards',
    plot: { title: 'Requests per second', unit: `${options.connections} connections` },
    ratesOf: 'requests per second (a bet, or its win)',
    rates: [
      { label: 'wallet, every reader at work', values: rounds.map((each) => each.withReaders) },
      { label: 'wallet alone', values: rounds.map((each) => each.without) },
    ],
    comparisons: [
      {
        name: 'withToWithout',
        label: 'wallet with readers / without',
        values: rounds.map((each) => each.withReaders / each.without),
        goal: { value: 0.9, reach: 'at least' },
      },
    ],
    record: { options, p50Ms, p99Ms, restMs, rounds },
    remark:
      `A settled round is read by all after ${figure(p50Ms)} ms, 99 % within ${figure(p99Ms)} ms; ` +
      `after the last bet they were done in ${figure(restMs)} ms.`,
  });
  print(`\n${report}\n`);
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
  running = await startEmbeddedPostgres({ dataDir });
  await measure(running);
} finally {
  await cleanUp();
}
