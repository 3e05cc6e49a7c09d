import { randomUUID } from 'node:crypto';
import { replay } from '@perya/games/client/verify/replay';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeMove } from './make-move.ts';
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
const seat = seatOf('7', 'isda-blaster');
const magazine = { bulletValue: 50n, bullets: 20 };

beforeAll(async () => {
  // Magazines were loaded by the first rules alone.
  asBefore(seat.game);
  const database = await createStudioDatabase();
  providerApi = await startSimulatedProviderApi();
  providerApi.balances.set('7', 1000_00n);
  studio = await createTestStudio(database, providerApi.url);
  dropDatabase = database.drop;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await studio.pool.end();
  await providerApi.stop();
  await dropDatabase();
});

async function play(...moves: unknown[]) {
  let { round, balance } = await placeBet(studio, seat, randomUUID(), magazine);
  for (const input of moves) {
    const request = { requestId: randomUUID(), roundId: round.id, input };
    ({ round, balance } = await makeMove(studio, seat, request));
  }
  const sent = JSON.parse(providerApi.entries.get(`${round.id}-win`)?.body ?? '{}') as object;
  return { round, balance, sent };
}

test('bullets that were not fired come back as stake, never as a win', async () => {
  const { round, balance, sent } = await play({ kind: 'finish' });
  expect(sent).toMatchObject({ amount: 0, stake_returned: 1000, is_finished: true });
  expect(round).toMatchObject({ status: 'settled', stake: 0n, payout: 0n, stakeReturned: 1000n });
  expect(balance).toBe(1000_00n);
});

test('a round with bullets left pays its catches beside them, and can be verified', async () => {
  const shots = { kind: 'shoot', targets: ['dilis', 'dilis', 'tilapia', 'bangus'] };
  const { round, sent } = await play(shots, { kind: 'finish' });
  expect(round).toMatchObject({ stake: 200n, stakeReturned: 800n });
  expect(sent).toMatchObject({ amount: Number(round.payout), stake_returned: 800 });
  const record = await readRecord(studio, round.id);
  if (!record) throw new Error('The round has no record');
  expect(replay(gameOf(seat.game).module.rules, record)).toMatchObject({
    isSeedCommitted: true,
    isStakeSame: true,
    isPayoutSame: true,
  });
});

test('a magazine that was fired to the end returns nothing', async () => {
  const ten = { kind: 'shoot', targets: Array.from({ length: 10 }, () => 'dilis') };
  const { round, sent } = await play(ten, ten);
  expect(round).toMatchObject({ stake: 1000n, stakeReturned: 0n });
  expect(sent).not.toHaveProperty('stake_returned');
});
