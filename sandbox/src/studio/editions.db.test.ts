import { randomUUID } from 'node:crypto';
import { shoeSources } from '@perya/game-kit/shoe';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { placeBet } from './place-bet.ts';
import { readRecord } from './read-record.ts';
import { gameOf, type Studio } from './studio.ts';
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
  const database = await createStudioDatabase();
  providerApi = await startSimulatedProviderApi();
  studio = await createTestStudio(database, providerApi.url);
  dropDatabase = database.drop;
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await studio.pool.end();
  await providerApi.stop();
  await dropDatabase();
});

const game = 'perya-lines';
const { rules } = gameOf(game).module;
const stake = 1_00n;

function seatWith(player: string) {
  providerApi.balances.set(player, 1000_00n);
  return seatOf(player, game);
}

async function provedPayout(roundId: string) {
  const record = await readRecord(studio, roundId);
  if (!record) throw new Error('There is no such record');
  const { source } = shoeSources(record);
  const { payout } = rules.open(rules.parseBet(record.bet), source);
  return { bet: record.bet, isProved: payout === record.payout };
}

test('a bet is kept with the rules that it was placed under, and each round proves itself by its own', async () => {
  const seat = seatWith('editions');
  asBefore(game);
  const before = await placeBet(studio, seat, randomUUID(), { stake });
  vi.restoreAllMocks();
  const after = await placeBet(studio, seat, randomUUID(), { stake });
  expect(await provedPayout(before.round.id)).toEqual({ bet: { stake }, isProved: true });
  expect(await provedPayout(after.round.id)).toEqual({
    bet: { stake, edition: 2 },
    isProved: true,
  });
});

test('a bet that is asked for again after its rules have changed is answered with its round', async () => {
  const seat = seatWith('editions-again');
  const requestId = randomUUID();
  asBefore(game);
  const first = await placeBet(studio, seat, requestId, { stake });
  vi.restoreAllMocks();
  const again = await placeBet(studio, seat, requestId, { stake });
  expect(again.round.id).toBe(first.round.id);
  expect(providerApi.balances.get('editions-again')).toBeLessThanOrEqual(
    1000_00n - stake + (first.round.payout ?? 0n),
  );
});
