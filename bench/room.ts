import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/server/src/platform/database/embedded.ts';
import { createPool } from '../apps/server/src/platform/database/pool.ts';
import { median } from './src/median.ts';
import { figure, reportRatios } from './src/report-ratios.ts';
import { measureRound, type RoomMeasure, type Until } from './src/room/measure-round.ts';
import { openSeats } from './src/room/open-seats.ts';
import type { RoomTold } from './src/room/room-setting.ts';
import { startBenchServer } from './src/start-bench-server.ts';

const { values: flags } = parseArgs({
  options: {
    players: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
  },
});

const players = Number(flags.players);
/** Within it everybody has heard the bell, and with it the result. */
const bellGoalMs = 1000;
/** Before the next bell: everybody can bet again. */
const paidGoalMs = 10_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

function report(rounds: readonly RoomMeasure[]): string {
  const of = (part: keyof RoomMeasure) => rounds.map((round) => round[part]);
  // A bet that is lost in one round of five is lost: the worst round counts.
  const worst = (part: keyof RoomMeasure) => [Math.min(...of(part))];
  return reportRatios({
    name: 'room',
    plot: { title: 'Bets per second', unit: `${players} players in one room` },
    ratesOf: 'bets per second, all players at once',
    rates: [{ label: 'bets', values: of('betsPerSecond') }],
    comparisons: [
      {
        name: 'seated',
        label: 'players who sat in the round / players, worst round',
        values: worst('seated'),
        goal: { value: 1, reach: 'at least' },
      },
      {
        name: 'heard',
        label: 'players told the result at the bell / players, worst round',
        values: worst('heard'),
        goal: { value: 1, reach: 'at least' },
      },
      {
        name: 'bellToSecond',
        label: 'the last player told / 1 s',
        values: of('bellLastMs').map((ms) => ms / bellGoalMs),
        goal: { value: 1, reach: 'at most' },
      },
      {
        name: 'paid',
        label: 'seats paid / seats, worst round',
        values: worst('paid'),
        goal: { value: 1, reach: 'at least' },
      },
      {
        name: 'paidInTime',
        label: `everybody paid / ${paidGoalMs / 1000} s`,
        values: of('paidMs').map((ms) => ms / paidGoalMs),
        goal: { value: 1, reach: 'at most' },
      },
    ],
    record: { players, rounds },
    remark:
      `The bell: half within ${figure(median(of('bellP50Ms')))} ms, 99 % within ${figure(median(of('bellP99Ms')))} ms, all within ${figure(median(of('bellLastMs')))} ms. ` +
      `Everybody paid ${figure(median(of('paidMs')))} ms after the end.`,
  });
}

/** Waits for the next time that the room comes into a phase. */
function phasesOf(told: EventEmitter): Until {
  let newest: RoomTold['round'] = null;
  told.on('room', (now: RoomTold) => {
    newest = now.round;
  });
  return async (phase) => {
    for (;;) {
      const round: RoomTold['round'] = newest;
      if (round?.phase === phase) return round;
      await once(told, 'room');
    }
  };
}

async function measure(postgres: EmbeddedPostgres): Promise<void> {
  const server = await startBenchServer('./room/room-server.ts', postgres.ownerUrl, {
    env: { BENCH_PLAYERS: `${players}` },
  });
  const pool = createPool(postgres.ownerUrl, { max: 1 });
  try {
    const told = new EventEmitter();
    const until = phasesOf(told);
    const seats = await openSeats(`http://127.0.0.1:${server.port}`, players, (now) =>
      told.emit('room', now),
    );
    print(`${figure(players)} players are in the room`);
    // A server that has just started is not what players meet.
    await measureRound(pool, seats, until);
    const rounds: RoomMeasure[] = [];
    for (let number = 1; number <= Number(flags.rounds); number += 1) {
      const round = await measureRound(pool, seats, until);
      rounds.push(round);
      print(
        `Round ${number}: ${figure(round.betsPerSecond)} bets a second, the bell within ${figure(round.bellLastMs)} ms ` +
          `for all, everybody paid after ${figure(round.paidMs)} ms`,
      );
    }
    print(`\n${report(rounds)}\n`);
    for (const seat of seats) seat.leave();
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
  running = await startEmbeddedPostgres({ dataDir });
  await measure(running);
} finally {
  await cleanUp();
}
