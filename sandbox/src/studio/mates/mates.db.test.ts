import { randomUUID } from 'node:crypto';
import { decodeJson } from '@perya/game-kit/json';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeBet } from '../place-bet.ts';
import type { Studio } from '../studio.ts';
import { createTestStudio, seatOf } from '../testing/create-test-studio.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from '../testing/simulated-provider-api.ts';
import { createStudioDatabase } from '../testing/studio-database.ts';
import { leaveSeat, listPlaces, takeSeat } from './mates.store.ts';
import { runMates } from './run-mates.ts';

const terms = { places: 4, seconds: 30 };
const game = 'isda-blaster';
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

test('two hundred who come at once by two processes sit four to a sea, nobody on the seat of another', async () => {
  const seats = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      takeSeat((at % 2 === 0 ? first : second).pool, seatOf(`crowd-${at}`, 'crowd'), terms),
    ),
  );
  expect(new Set(seats.map(({ scene, place }) => `${scene}/${place}`)).size).toBe(200);
  for (const { scene, place } of seats) {
    expect(scene).toBeLessThan(50);
    expect(place).toBeLessThan(4);
  }
});

test('a seat is kept by whoever comes back, freed by leaving, and given up by whoever stays away', async () => {
  const take = (player: string) => takeSeat(first.pool, seatOf(player, 'quiet'), terms);
  const mine = await take('mine');
  expect(await take('mine')).toEqual(mine);
  const next = await take('next');
  expect([mine.place, next.place]).toEqual([0, 1]);
  await leaveSeat(first.pool, seatOf('mine', 'quiet'), mine);
  expect(await listPlaces(first.pool, mine)).toEqual([1]);
  expect(await take('third')).toEqual(mine);
  await first.pool.query(
    `update studio.mate_seat set here_until = now() - interval '1 second' where player = 'next'`,
  );
  expect(await listPlaces(first.pool, mine)).toEqual([0]);
  expect(await take('fourth')).toEqual(next);
  // Whoever left the seat before does not take it from the one who has it now.
  await leaveSeat(first.pool, seatOf('next', 'quiet'), next);
  expect(await listPlaces(first.pool, mine)).toEqual([0, 1]);
});

test('what one plays is seen by the others of the same sea on any process, and by nobody else', async () => {
  const line = runMates(second);
  const heard = new Map<string, unknown[]>();
  const sit = async (player: string) => {
    const seat = await takeSeat(first.pool, seatOf(player, game), terms);
    const said: unknown[] = [];
    heard.set(player, said);
    second.mates.listen({ seat, push: (message) => said.push(decodeJson(message)) });
    return seat;
  };
  const seats = [];
  for (const player of ['a', 'b', 'c', 'd', 'e']) seats.push(await sit(player));
  expect(seats.map(({ scene }) => scene)).toEqual([0, 0, 0, 0, 1]);
  await expect
    .poll(() => heard.get('b')?.at(-1))
    .toEqual({ seats: { mine: 1, taken: [0, 1, 2, 3] } });

  providerApi.balances.set('a', 100_00n);
  const bet = { bulletValue: 50n, targets: ['dilis', 'bangus'] };
  const { round } = await placeBet(first, seatOf('a', game), randomUUID(), bet);
  await expect
    .poll(() => heard.get('d')?.at(-1))
    .toEqual({ played: { place: 0, shown: round.shown } });
  for (const player of ['a', 'e']) {
    expect(heard.get(player)).not.toContainEqual(expect.objectContaining({ played: {} }));
    expect(heard.get(player)?.filter((said) => Object.hasOwn(said as object, 'played'))).toEqual(
      [],
    );
  }
  await line.stop();
});
