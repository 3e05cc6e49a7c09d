import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeBet } from '../place-bet.ts';
import { deliverDue } from '../provider-api/deliver-outbox.ts';
import type { Studio } from '../studio.ts';
import { createTestStudio, seatOf } from '../testing/create-test-studio.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from '../testing/simulated-provider-api.ts';
import { createStudioDatabase } from '../testing/studio-database.ts';
import { endLeasesOfTheDead } from './leases.store.ts';
import { recoverRounds } from './recover-rounds.ts';

let providerApi: SimulatedProviderApi;
let first: Studio;
let next: Studio;
let dropDatabase: () => Promise<void>;
const bet = { stake: 10_00n, rows: 8, risk: 'medium' };

beforeAll(async () => {
  const database = await createStudioDatabase();
  dropDatabase = database.drop;
  providerApi = await startSimulatedProviderApi();
  for (const player of ['1', '2']) providerApi.balances.set(player, 1000_00n);
  first = await createTestStudio(database, providerApi.url);
  next = await createTestStudio(database, providerApi.url);
});
afterAll(async () => {
  await next.pool.end();
  await providerApi.stop();
  await dropDatabase();
});

const stateOf = async (player: string) => {
  const { rows } = await next.pool.query('select state from studio.round where player = $1', [
    player,
  ]);
  return rows.map(({ state }) => state);
};

test('what a killed studio left is called off and paid at the start of the next, not when its lease is over', async () => {
  // One stake is taken and its answer never read; one payout is claimed and never sent.
  const taken = Promise.withResolvers<void>();
  const dying: Studio = {
    ...first,
    providerApi: {
      ...first.providerApi,
      call: async (venue, verb, request) => {
        await first.providerApi.call(venue, verb, request);
        taken.resolve();
        return new Promise(() => {});
      },
    },
  };
  void placeBet(dying, seatOf('1'), randomUUID(), bet);
  await taken.promise;
  providerApi.fault = (verb) => (verb === 'win' ? 'lost' : 'none');
  const played = await placeBet(first, seatOf('2'), randomUUID(), bet);
  await first.pool.query(`update studio.outbox set next_try_at = now() + interval '1 minute'`);
  providerApi.fault = () => 'none';

  // While the first studio lives, its leases stand.
  expect(await endLeasesOfTheDead(next)).toBe(false);
  await recoverRounds(next);
  expect(await deliverDue(next)).toBe(0);
  expect([await stateOf('1'), await stateOf('2')]).toEqual([['staking'], ['settling']]);

  await first.pool.end();
  while (!(await endLeasesOfTheDead(next))) await next.pool.query('select 1');
  await recoverRounds(next);
  expect(await deliverDue(next)).toBe(2);
  expect([await stateOf('1'), await stateOf('2')]).toEqual([['cancelled'], ['settled']]);
  expect(providerApi.balances.get('1')).toBe(1000_00n);
  expect(providerApi.balances.get('2')).toBe(990_00n + (played.round.payout ?? 0n));
});
