import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/server/src/platform/database/embedded.ts';
import { createPool } from '../apps/server/src/platform/database/pool.ts';
import { messagesPerGift } from './src/live/live-setting.ts';
import { type Delivery, lastStep, measureDelivery } from './src/live/measure-delivery.ts';
import { openLines } from './src/live/open-lines.ts';
import { preparePlayers } from './src/live/prepare-players.ts';
import { median } from './src/median.ts';
import { figure, reportRatios } from './src/report-ratios.ts';
import { startBenchServer } from './src/start-bench-server.ts';

const { values: flags } = parseArgs({
  options: {
    players: { type: 'string', default: '5000' },
    messages: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
  },
});

const players = Number(flags.players);
const messagesPerSecond = Number(flags.messages);
const seconds = Number(flags.seconds);
/** Within it a gift is shown after it was credited. */
const goalMs = 1000;

const print = (line: string) => process.stdout.write(`${line}\n`);

function report(rounds: readonly Delivery[]): string {
  const of = (part: keyof Delivery) => rounds.map((round) => round[part]);
  return reportRatios({
    name: 'live',
    plot: { title: 'Messages per second', unit: `${players} connected players` },
    ratesOf: 'messages per second, after the commit of what they tell of',
    rates: [{ label: 'delivered', values: of('perSecond') }],
    comparisons: [
      {
        name: 'p99ToSecond',
        label: 'p99 of delivery / 1 s',
        values: of('p99Ms').map((ms) => ms / goalMs),
        goal: { value: 1, reach: 'at most' },
      },
      {
        name: 'delivered',
        label: 'delivered once / sent',
        values: of('share'),
        goal: { value: 1, reach: 'at least' },
      },
      {
        name: 'rateToWanted',
        label: `messages per second / ${figure(messagesPerSecond)}`,
        values: of('perSecond').map((rate) => rate / messagesPerSecond),
        goal: { value: 0.99, reach: 'at least' },
      },
    ],
    record: { players, messagesPerSecond, seconds, rounds },
    remark:
      `After the commit: half within ${figure(median(of('p50Ms')))} ms, 99 % within ${figure(median(of('p99Ms')))} ms, ` +
      `all within ${figure(Math.max(...of('mostMs')))} ms.`,
  });
}

async function measure(postgres: EmbeddedPostgres): Promise<void> {
  const tokens = await preparePlayers(postgres, players);
  let onGiven: () => void = () => {};
  const server = await startBenchServer('./live/live-server.ts', postgres.url, {
    onMessage: () => onGiven(),
  });
  const pool = createPool(postgres.ownerUrl, { max: 1 });
  try {
    const lines = await openLines(`http://127.0.0.1:${server.port}`, tokens);
    print(`${figure(players)} players are connected`);
    const giftsPerSecond = messagesPerSecond / messagesPerGift;
    const run = async (round: number, length: number) => {
      const after = await lastStep(pool);
      const given = new Promise<void>((resolve) => {
        onGiven = resolve;
      });
      server.send({ round, players, giftsPerSecond, seconds: length });
      await given;
      return measureDelivery(pool, lines.inbox, after);
    };
    // A server that has just started is not what players meet.
    await run(0, 5);
    const rounds: Delivery[] = [];
    for (let number = 1; number <= Number(flags.rounds); number += 1) {
      const round = await run(number, seconds);
      rounds.push(round);
      print(
        `Round ${number}: ${figure(round.perSecond)} messages a second, half within ${figure(round.p50Ms)} ms, ` +
          `99 % within ${figure(round.p99Ms)} ms, all within ${figure(round.mostMs)} ms`,
      );
    }
    print(`\n${report(rounds)}\n`);
    lines.close();
  } finally {
    await pool.end();
    await server.stop();
  }
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
  // Latencies count from the moment of the commit, which PostgreSQL writes down.
  running = await startEmbeddedPostgres({ dataDir, settings: { track_commit_timestamp: 'on' } });
  await measure(running);
} finally {
  await cleanUp();
}
