import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { placeBet } from './place-bet.ts';
import { readPastRounds } from './read-past-rounds.ts';
import type { Studio } from './studio.ts';
import { asBefore } from './testing/as-before.ts';
import { createTestStudio, seatOf } from './testing/create-test-studio.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from './testing/simulated-provider-api.ts';
import { createStudioDatabase } from './testing/studio-database.ts';

let providerApi: SimulatedProviderApi;
let studio: Studio;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  // Magazines, which stay open, were loaded by the first rules alone.
  asBefore('isda-blaster');
  const database = await createStudioDatabase();
  providerApi = await startSimulatedProviderApi();
  studio = await createTestStudio(database, providerApi.url);
  dropDatabase = database.drop;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await studio.pool.end();
  await providerApi.stop();
  await dropDatabase();
});

const bet = { stake: 10_00n, rows: 8, risk: 'medium' };
const seatWith = (player: string, game?: string) => {
  providerApi.balances.set(player, 1000_00n);
  return seatOf(player, game);
};

test('shows a player the last twenty rounds again, newest first and as they were shown', async () => {
  const seat = seatWith('past-many');
  const played: unknown[] = [];
  for (let round = 0; round < 22; round += 1) {
    played.unshift((await placeBet(studio, seat, randomUUID(), bet)).round);
  }
  const past = await readPastRounds(studio, seat);
  expect(past.map(({ playedAtMs: _at, ...round }) => round)).toEqual(played.slice(0, 20));
  expect(past[0]?.playedAtMs).toBeGreaterThanOrEqual(past[1]?.playedAtMs ?? 0);
});

test('shows no round of another player, of another game, of a bet called off or still open', async () => {
  await placeBet(studio, seatWith('past-else'), randomUUID(), bet);
  const seat = seatWith('past-none');
  expect(await readPastRounds(studio, seat)).toEqual([]);
  providerApi.fault = () => 'INSUFFICIENT_FUNDS';
  await expect(placeBet(studio, seat, randomUUID(), bet)).rejects.toThrow();
  providerApi.fault = () => 'none';
  expect(await readPastRounds(studio, seat)).toEqual([]);
  const fishing = seatWith('past-none', 'isda-blaster');
  await placeBet(studio, fishing, randomUUID(), { bulletValue: 1_00n, bullets: 20 });
  expect(await readPastRounds(studio, fishing)).toEqual([]);
});
