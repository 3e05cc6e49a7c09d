import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/server/src/platform/database/embedded.ts';
import { reportBuckets } from './src/buckets/buckets-report.ts';
import {
  type BucketsOptions,
  type BucketsRound,
  measureInBuckets,
  prepareBuckets,
} from './src/buckets/measure-in-buckets.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    bets: { type: 'string', default: '10000' },
    buckets: { type: 'string', default: '1,8,64' },
  },
});

const options: BucketsOptions = {
  connections: 64,
  players: 1000,
  bets: Number(flags.bets),
  counts: flags.buckets.split(',').map(Number),
  measureSeconds: Number(flags.seconds),
};

const print = (line: string) => process.stdout.write(`${line}\n`);

/** One after the other in every round, so that whatever else the machine does falls on all alike. */
async function measure(postgres: EmbeddedPostgres): Promise<void> {
  await prepareBuckets(postgres, options);
  const rounds: BucketsRound[] = [];
  for (let number = 1; number <= Number(flags.rounds); number += 1) {
    const round: BucketsRound = [];
    for (const count of options.counts) {
      const measured = await measureInBuckets(postgres, count, number, options);
      print(
        `Round ${number}, ${count} buckets: ${Math.round(measured.perSecond)} requests a second, ${measured.costMs.toFixed(2)} ms of processor each`,
      );
      round.push(measured);
    }
    rounds.push(round);
  }
  print(`\n${reportBuckets(rounds, options)}\n`);
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
