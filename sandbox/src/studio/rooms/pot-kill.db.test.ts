import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { type HallBet, stakeOf } from '@perya/games/bingo-hall/rules/bet';
import { drawAt } from '@perya/games/bingo-hall/rules/prizes';
import { settle } from '@perya/games/bingo-hall/rules/settle';
import type { Drum, HallTold } from '@perya/games/bingo-hall/rules/tell';
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
import { findNewestRound, findRoomRound, type TimedRound } from './rooms.store.ts';
import { runRooms } from './run-rooms.ts';

const key = { venue: 'studio', game: 'bingo-hall' };
const firstBalance = 1_000_00n;
const players = Array.from({ length: 6 }, (_, place) => ({
  player: `hall-${place}`,
  cards: Array.from({ length: 1 + place }, (_each, card) => 1 + place * 10 + card),
}));
const distDir = makeClientBuild();

let providerApi: SimulatedProviderApi;
let child: ChildProcess;
let url = '';
let survivor: Studio;
let survivors: Repeated[] = [];
let dropDatabase: () => Promise<void>;

beforeEach(async () => {
  const database = await createStudioDatabase();
  dropDatabase = database.drop;
  providerApi = await startSimulatedProviderApi();
  for (const { player } of players) providerApi.balances.set(player, firstBalance);
  survivor = await createTestStudio(database, providerApi.url);
  ({ child, url } = await spawnStudio(database, { platformUrl: providerApi.url, distDir }));
});
afterEach(async () => {
  child.kill('SIGKILL');
  for (const running of survivors.splice(0)) await running.stop();
  await survivor.pool.end();
  await providerApi.stop();
  await dropDatabase();
});
afterAll(() => rmSync(distDir, { recursive: true }));

const newest = (): Promise<TimedRound | null> => findNewestRound(survivor.pool, key);
const isGone = async (): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};
const ring = () => survivor.pool.query('update studio.room_round set bell_at = clock_timestamp()');
/** As if every ball had been called. */
const callAll = () =>
  survivor.pool.query(
    `update studio.room_round set rung_at = clock_timestamp() - interval '2 minutes',
       attended_at = clock_timestamp() where state = 'playing'`,
  );

/** Everybody is in the hall of the process that will die. Answers the draw, and how to buy the cards. */
async function fillHall() {
  const sessions = await Promise.all(
    players.map(({ player }) => launchAt(url, { player, game: key.game })),
  );
  const line = await fetch(`${url}/api/room/live`, {
    headers: { authorization: `Bearer ${sessions[0]}` },
  });
  void line.text().catch(() => {});
  await expect.poll(async () => (await newest())?.state).toBe('betting');
  // A whole timetable later the same draw is due: the bell rings when the test says so.
  await survivor.pool.query(
    `update studio.room_round set bell_at = bell_at + interval '10 minutes'`,
  );
  const round = await newest();
  if (!round) throw new Error('The hall sells no cards');
  const draw = drawAt(round.bellAt.getTime());
  const buy = ({ player, cards }: (typeof players)[number], place: number) =>
    fetch(`${url}/api/bet`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sessions[place]}`,
        'content-type': 'application/json',
      },
      body: encodeJson({ requestId: `cards-of-${player}`, bet: { draw, cards } }),
    }).catch(() => null);
  return { number: round.number, draw, buyAll: () => Promise.all(players.map(buy)) };
}

/** Another process goes on until the draw is settled. */
async function finishElsewhere(number: bigint): Promise<{ told: HallTold; drum: Drum }> {
  survivors = [...survivors, runRooms(survivor)];
  const read = () => findRoomRound(survivor.pool, key, number);
  await expect.poll(async () => (await read())?.told ?? null).not.toBeNull();
  await callAll();
  await expect.poll(async () => (await read())?.isSettled).toBe(true);
  await workOff(survivor);
  const ended = await read();
  return {
    told: decodeJson(ended?.told ?? 'null') as HallTold,
    drum: decodeJson(ended?.outcome ?? 'null') as Drum,
  };
}

interface Seat {
  player: string;
  state: string;
  bet: string;
}

/** Every card that plays is in the pot, every seat is paid by it once, and every other stake is back. */
async function expectExactBooks({ told, drum }: { told: HallTold; drum: Drum }): Promise<void> {
  const readSeats = async (): Promise<Seat[]> => {
    const { rows } = await survivor.pool.query<Seat>('select player, state, bet from studio.round');
    return rows;
  };
  await expect
    .poll(async () => {
      await workOff(survivor);
      return (await readSeats()).filter(({ state }) => !['settled', 'cancelled'].includes(state));
    })
    .toEqual([]);
  const seats = (await readSeats()).map((seat) => ({
    ...seat,
    bet: decodeJson(seat.bet) as HallBet,
  }));
  const playing = seats.filter(({ state }) => state === 'settled');
  expect(told.players).toBe(playing.length);
  expect(told.pot).toBe(playing.reduce((sum, { bet }) => sum + stakeOf(bet), 0n));
  for (const { player, state, bet } of seats) {
    const { payout } = settle(bet, [told], drum);
    const gained = state === 'settled' ? payout - stakeOf(bet) : 0n;
    expect(providerApi.balances.get(player), player).toBe(firstBalance + gained);
  }
  const entries = [...providerApi.entries.values()];
  for (const { round } of entries.filter(({ kind }) => kind === 'bet')) {
    expect(entries.filter((each) => each.round === round && each.kind !== 'bet')).toHaveLength(1);
  }
}

test('a hall whose studio is killed while balls are called goes on elsewhere with the same pot', async () => {
  const { number, buyAll } = await fillHall();
  const answers = await buyAll();
  expect(answers.map((answer) => answer?.status)).toEqual(players.map(() => 200));
  await ring();
  await expect.poll(async () => (await newest())?.told ?? null).not.toBeNull();
  const before = (await newest())?.told;
  child.kill('SIGKILL');
  await isGone();
  const ended = await finishElsewhere(number);
  expect(encodeJson(ended.told)).toBe(encodeJson(decodeJson(before ?? 'null')));
  await expectExactBooks(ended);
});

test('cards whose stake was under way when the studio was killed are in no pot, and their stake comes back', async () => {
  const { number, buyAll } = await fillHall();
  let bets = 0;
  providerApi.fault = (verb) => {
    if (verb !== 'bet') return 'none';
    bets += 1;
    if (bets === 4) child.kill('SIGKILL');
    return bets === 4 ? 'deaf' : 'none';
  };
  await buyAll();
  await isGone();
  providerApi.fault = () => 'none';
  await ring();
  await expectExactBooks(await finishElsewhere(number));
  expect([...providerApi.entries.values()].some(({ kind }) => kind === 'rollback')).toBe(true);
});

test('a studio that is killed while it pays a pot pays nobody twice and nobody less', async () => {
  const { number, buyAll } = await fillHall();
  await buyAll();
  let wins = 0;
  providerApi.fault = (verb) => {
    if (verb !== 'win') return 'none';
    wins += 1;
    if (wins === 3) child.kill('SIGKILL');
    return wins === 3 ? 'deaf' : 'none';
  };
  await ring();
  await expect.poll(async () => (await newest())?.told ?? null).not.toBeNull();
  await callAll();
  await isGone();
  providerApi.fault = () => 'none';
  await expectExactBooks(await finishElsewhere(number));
});
