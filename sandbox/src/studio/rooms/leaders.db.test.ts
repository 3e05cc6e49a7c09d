import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Studio } from '../studio.ts';
import { createTestStudio, workOff } from '../testing/create-test-studio.ts';
import { kiteAt, roomHands } from '../testing/room-hands.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from '../testing/simulated-provider-api.ts';
import { createStudioDatabase } from '../testing/studio-database.ts';
import { createRoomLine } from './room-line.ts';

const key = { venue: 'studio', game: 'saranggola' };
let providerApi: SimulatedProviderApi;
let first: Studio;
let second: Studio;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  const database = await createStudioDatabase();
  dropDatabase = database.drop;
  providerApi = await startSimulatedProviderApi();
  first = await createTestStudio(database, providerApi.url);
  second = await createTestStudio(database, providerApi.url);
});
afterAll(async () => {
  await Promise.all([first.pool.end(), second.pool.end()]);
  await providerApi.stop();
  await dropDatabase();
});

test('one process leads a room, and another takes it over when the first is gone', async () => {
  const leader = createRoomLine(first);
  const follower = createRoomLine(second);
  expect(await leader.lead(key)).toBe(true);
  expect(await leader.lead(key)).toBe(true);
  expect(await follower.lead(key)).toBe(false);
  // Another room is nobody's yet.
  expect(await follower.lead({ ...key, game: 'color-game-live' })).toBe(true);
  await leader.stop();
  await expect.poll(() => follower.lead(key)).toBe(true);
  await follower.stop();
});

test('whoever listens on any process hears of every step of the leader', async () => {
  const line = createRoomLine(second);
  const heard: string[] = [];
  const leave = second.rooms.hub.listen(key, (message) => {
    const { round } = JSON.parse(message) as { round: { phase: string } | null };
    heard.push(round?.phase ?? 'none');
  });
  // Opens the line; who leads does not matter.
  await line.lead(key);
  const hands = roomHands(first, key);
  await hands.open();
  await expect.poll(() => heard.at(-1)).toBe('betting');
  await hands.ring();
  await expect.poll(() => heard.at(-1)).toBe('playing');
  await hands.finish();
  await expect.poll(() => heard.at(-1)).toBe('ended');
  leave();
  await line.stop();
});

test('two processes that both believe to lead take every step once and pay every seat once', async () => {
  const players = Array.from({ length: 12 }, (_, place) => `twice-${place}`);
  for (const player of players) providerApi.balances.set(player, 100_00n);
  const both = [roomHands(first, key), roomHands(second, key)] as const;
  const lookTwice = () => Promise.all([...both, ...both].map(({ look }) => look()));
  const { number } = await both[0].open();
  await lookTwice();
  expect((await both[1].newest()).number).toBe(number);
  await Promise.all(
    players.map((player, place) => (both[place % 2] ?? both[0]).join(player, kiteAt(101))),
  );
  await first.pool.query(`update studio.room_round set bell_at = clock_timestamp()`);
  await lookTwice();
  await both[0].letPlay(120_000);
  await lookTwice();
  await workOff(first);
  const ended = await both[0].newest();
  expect([ended.number, ended.state, ended.isSettled]).toEqual([number, 'ended', true]);
  const { height } = JSON.parse(ended.outcome ?? '{}') as { height: number };
  const payout = height >= 101 ? 10_10n : 0n;
  for (const player of players) {
    expect(providerApi.balances.get(player)).toBe(90_00n + payout);
  }
  const wins = [...providerApi.entries.values()].filter(({ kind }) => kind === 'win');
  expect(wins).toHaveLength(players.length);
});
