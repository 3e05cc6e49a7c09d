import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeMove } from './make-move.ts';
import { placeBet } from './place-bet.ts';
import { readStatus } from './read-status.ts';
import { markShown } from './rounds.store.ts';
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
const unseenOf = async (seat: ReturnType<typeof seatOf>) =>
  (await readStatus(studio, seat)).unseen.map(({ id }) => id);

test('a round that ended before its player saw it is told on return, in words, until it was seen', async () => {
  const seat = seatWith('unseen-one');
  const { round } = await placeBet(studio, seat, randomUUID(), bet);
  const [told, ...others] = (await readStatus(studio, seat)).unseen;
  expect(others).toEqual([]);
  expect(told).toMatchObject({ id: round.id, stake: round.stake, payout: round.payout });
  expect(told?.lines.length).toBeGreaterThan(0);
  expect(await unseenOf(seat)).toEqual([round.id]);
  await markShown(studio, seat, [round.id]);
  expect(await unseenOf(seat)).toEqual([]);
});

test('several are told with the newest first, and none of another player, nor one that is open', async () => {
  const seat = seatWith('unseen-many');
  const stranger = seatWith('unseen-else');
  const first = await placeBet(studio, seat, randomUUID(), bet);
  const second = await placeBet(studio, seat, randomUUID(), bet);
  expect(await unseenOf(seat)).toEqual([second.round.id, first.round.id]);
  expect(await unseenOf(stranger)).toEqual([]);
  // Nobody else can say that it was seen.
  await markShown(studio, stranger, [first.round.id, second.round.id]);
  expect(await unseenOf(seat)).toHaveLength(2);
  const fishing = seatWith('unseen-many', 'isda-blaster');
  const { round } = await placeBet(studio, fishing, randomUUID(), {
    bulletValue: 1_00n,
    bullets: 20,
  });
  await markShown(studio, fishing, [round.id]);
  expect(await unseenOf(fishing)).toEqual([]);
  await makeMove(studio, fishing, {
    requestId: randomUUID(),
    roundId: round.id,
    input: { kind: 'finish' },
  });
  expect(await unseenOf(fishing)).toEqual([round.id]);
});
