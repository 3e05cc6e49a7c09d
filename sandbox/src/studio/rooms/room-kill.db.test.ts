import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Repeated } from '../repeat.ts';
import type { Studio } from '../studio.ts';
import { makeClientBuild } from '../testing/client-build.ts';
import { createTestStudio, workOff } from '../testing/create-test-studio.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from '../testing/simulated-provider-api.ts';
import { launchAt, spawnStudio } from '../testing/spawn-studio.ts';
import { createStudioDatabase } from '../testing/studio-database.ts';
import { findNewestRound, findRoomRound } from './rooms.store.ts';
import { runRooms } from './run-rooms.ts';

const key = { venue: 'studio', game: 'color-game-live' };
const firstBalance = 500_00n;
const stake = 10_00n;
const players = Array.from({ length: 6 }, (_, place) => `kill-${place}`);
const distDir = makeClientBuild();

let providerApi: SimulatedProviderApi;
let child: ChildProcess;
let url = '';
let survivor: Studio;
let survivors: Repeated[] = [];
let dropDatabase: () => Promise<void>;
let spawnAgain: () => Promise<void>;

beforeEach(async () => {
  const database = await createStudioDatabase();
  dropDatabase = database.drop;
  providerApi = await startSimulatedProviderApi();
  for (const player of players) providerApi.balances.set(player, firstBalance);
  survivor = await createTestStudio(database, providerApi.url);
  spawnAgain = async () => {
    ({ child, url } = await spawnStudio(database, { platformUrl: providerApi.url, distDir }));
  };
  await spawnAgain();
});
afterEach(async () => {
  child.kill('SIGKILL');
  for (const running of survivors.splice(0)) await running.stop();
  await survivor.pool.end();
  await providerApi.stop();
  await dropDatabase();
});
afterAll(() => rmSync(distDir, { recursive: true }));

const stateOfRoom = async () => (await findNewestRound(survivor.pool, key))?.state ?? 'none';

const bet = (session: string, player: string, requestId = `bet-of-${player}`) =>
  fetch(`${url}/api/bet`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    body: encodeJson({ requestId, bet: { placed: [{ spot: 'red', stake }] } }),
  }).catch(() => null);

/** Everybody is in the room of the process that will die, and the room takes bets. */
async function fillRoom(time = 0) {
  const sessions = await Promise.all(
    players.map((player) => launchAt(url, { player, game: key.game })),
  );
  // Whoever listens wakes the room; what is said on the line is tested elsewhere.
  const line = await fetch(`${url}/api/room/live`, {
    headers: { authorization: `Bearer ${sessions[0]}` },
  });
  expect(line.ok).toBe(true);
  void line.text().catch(() => {});
  await expect.poll(stateOfRoom).toBe('betting');
  const { number = 0n } = (await findNewestRound(survivor.pool, key)) ?? {};
  return {
    number,
    betAll: () =>
      Promise.all(
        players.map((player, place) =>
          bet(sessions[place] ?? '', player, `bet-${time}-of-${player}`),
        ),
      ),
  };
}

const ring = () => survivor.pool.query('update studio.room_round set bell_at = clock_timestamp()');

const isGone = async (): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/** Another process goes on; answers what a seat on red was paid. */
async function finishElsewhere(number: bigint): Promise<bigint> {
  survivors = [...survivors, runRooms(survivor)];
  const read = () => findRoomRound(survivor.pool, key, number);
  await expect.poll(async () => (await read())?.isSettled).toBe(true);
  await workOff(survivor);
  const { dice } = decodeJson((await read())?.outcome ?? 'null') as { dice: string[] };
  const reds = dice.filter((die) => die === 'red').length;
  return [0n, 20_00n, 30_00n, 130_00n][reds] ?? 0n;
}

/** Nothing is left open, every stake that was taken was paid or rolled back once, and the balances say the same. */
async function expectExactBooks(payout: bigint): Promise<void> {
  const readSeats = async () => {
    const { rows } = await survivor.pool.query<{ player: string; state: string }>(
      'select player, state from studio.round',
    );
    return rows;
  };
  // A stake whose answer was lost is given back after the room is over.
  await expect
    .poll(async () => {
      await workOff(survivor);
      return (await readSeats()).filter(({ state }) => !['settled', 'cancelled'].includes(state));
    })
    .toEqual([]);
  for (const { player, state } of await readSeats()) {
    const won = state === 'settled' ? payout - stake : 0n;
    expect(providerApi.balances.get(player)).toBe(firstBalance + won);
  }
  const entries = [...providerApi.entries.values()];
  for (const { round } of entries.filter(({ kind }) => kind === 'bet')) {
    expect(entries.filter((each) => each.round === round && each.kind !== 'bet')).toHaveLength(1);
  }
}

test('a studio that is killed while its room plays loses nothing: another finishes the round and pays it', async () => {
  const { number, betAll } = await fillRoom();
  const answers = await betAll();
  expect(answers.map((answer) => answer?.status)).toEqual(players.map(() => 200));
  await ring();
  await expect.poll(stateOfRoom).toBe('playing');
  child.kill('SIGKILL');
  await isGone();
  const payout = await finishElsewhere(number);
  await expectExactBooks(payout);
  for (const player of players) {
    expect(providerApi.balances.get(player)).toBe(firstBalance - stake + payout);
  }
});

test('a studio that is killed while bets come in keeps who sat down and gives back every other stake', async () => {
  const { number, betAll } = await fillRoom();
  let bets = 0;
  // Killed while stakes are under way: this one was taken and its answer lost.
  providerApi.fault = (verb) => {
    if (verb !== 'bet') return 'none';
    bets += 1;
    if (bets === 4) child.kill('SIGKILL');
    return bets === 4 ? 'deaf' : 'none';
  };
  await betAll();
  await isGone();
  providerApi.fault = () => 'none';
  await ring();
  const payout = await finishElsewhere(number);
  await expectExactBooks(payout);
  expect([...providerApi.entries.values()].some(({ kind }) => kind === 'rollback')).toBe(true);
});

test('a studio that is killed while it pays a room pays nobody twice and nobody less', async () => {
  const { number, betAll } = await fillRoom();
  await betAll();
  let wins = 0;
  // Killed in the middle of the payouts: this one was taken and its answer lost.
  providerApi.fault = (verb) => {
    if (verb !== 'win') return 'none';
    wins += 1;
    if (wins === 3) child.kill('SIGKILL');
    return wins === 3 ? 'deaf' : 'none';
  };
  await ring();
  await isGone();
  providerApi.fault = () => 'none';
  const payout = await finishElsewhere(number);
  await expectExactBooks(payout);
  for (const player of players) {
    expect(providerApi.balances.get(player)).toBe(firstBalance - stake + payout);
  }
});

/** Every bet that the wallet took was answered once, and balances are what the rounds say. */
async function expectExactSums(): Promise<void> {
  const open = async () => {
    await workOff(survivor);
    const { rows } = await survivor.pool.query<{ count: number }>(
      `select count(*)::int from studio.round where state not in ('settled', 'cancelled')`,
    );
    return rows[0]?.count;
  };
  await expect.poll(open, { timeout: 60_000 }).toBe(0);
  const { rows } = await survivor.pool.query<{ player: string; lost: bigint }>(
    `select player, sum(stake - stake_returned - payout)::bigint as lost
     from studio.round where state = 'settled' group by player`,
  );
  for (const player of players) {
    const lost = rows.find((row) => row.player === player)?.lost ?? 0n;
    expect(providerApi.balances.get(player)).toBe(firstBalance - lost);
  }
  const entries = [...providerApi.entries.values()];
  for (const { round } of entries.filter(({ kind }) => kind === 'bet')) {
    expect(entries.filter((each) => each.round === round && each.kind !== 'bet')).toHaveLength(1);
  }
}

/** Kills the studio in the middle of this many calls of one kind, the last of which it never hears answered. */
function killAt(verb: 'bet' | 'win', most: number): void {
  let calls = 0;
  providerApi.fault = (called) => {
    if (called !== verb) return 'none';
    calls += 1;
    if (calls === most) child.kill('SIGKILL');
    return calls === most ? 'deaf' : 'none';
  };
}

const moments = ['while bets come in', 'while it plays', 'while it pays'] as const;

test('a studio that is killed ten times, while bets come in, while its room plays and while it pays, keeps exact books', async () => {
  for (let time = 1; time <= 10; time += 1) {
    const { number, betAll } = await fillRoom(time);
    const moment = moments[time % moments.length];
    if (moment === 'while bets come in') killAt('bet', 1 + (time % players.length));
    await betAll();
    if (moment === 'while it pays') killAt('win', 1 + (time % players.length));
    await ring();
    if (moment === 'while it plays') {
      await expect.poll(stateOfRoom).toBe('playing');
      child.kill('SIGKILL');
    }
    await isGone();
    providerApi.fault = () => 'none';
    await finishElsewhere(number);
    for (const running of survivors.splice(0)) await running.stop();
    // The next round is due at once.
    await survivor.pool.query(
      `update studio.room_round set opened_at = opened_at - interval '1 minute',
         ended_at = ended_at - interval '1 minute' where state = 'ended'`,
    );
    await spawnAgain();
  }
  await expectExactSums();
  expect(providerApi.entries.size).toBeGreaterThan(60);
}, 300_000);
