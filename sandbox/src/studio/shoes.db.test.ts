import { randomUUID } from 'node:crypto';
import { commitmentOf } from '@perya/game-kit/fair-source';
import { replay } from '@perya/games/client/verify/replay';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeBet } from './place-bet.ts';
import { readRecord } from './read-record.ts';
import { readFairness, readStatus } from './read-status.ts';
import { type SessionRow, updateClientSeed } from './seats.store.ts';
import { gameOf, newSeedsOf, type Studio } from './studio.ts';
import { createTestStudio, seatOf } from './testing/create-test-studio.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from './testing/simulated-provider-api.ts';
import { createStudioDatabase } from './testing/studio-database.ts';
import { seatPlace } from './vault/places.ts';

let providerApi: SimulatedProviderApi;
let studio: Studio;
let dropDatabase: () => Promise<void>;
const bet = { placed: [{ spot: 'banker', stake: 10_00n }] };

beforeAll(async () => {
  const database = await createStudioDatabase();
  providerApi = await startSimulatedProviderApi();
  studio = await createTestStudio(database, providerApi.url);
  dropDatabase = database.drop;
});
afterAll(async () => {
  await studio.pool.end();
  await providerApi.stop();
  await dropDatabase();
});

let count = 0;
function newSeat(): SessionRow {
  count += 1;
  providerApi.balances.set(`${count}`, 10_000_00n);
  return seatOf(`${count}`, 'baccarat');
}

async function play(seat: SessionRow, rounds: number) {
  const records = [];
  for (let at = 0; at < rounds; at += 1) {
    const { round } = await placeBet(studio, seat, randomUUID(), bet);
    const record = await readRecord(studio, round.id);
    if (!record) throw new Error('The round has no record');
    const { road } = round.shown as { road: string };
    records.push({ ...record, road: road.replaceAll(/[pb]/g, '') });
  }
  return records;
}

const changeSeed = (seat: SessionRow, clientSeed: string) =>
  updateClientSeed(studio.pool, studio.vault, seat, { ...newSeedsOf(seat.game), clientSeed });

describe('a shoe', () => {
  test('lasts over rounds, each proved at once and all by the fingerprint of the first', async () => {
    const seat = newSeat();
    const { fairness } = await readStatus(studio, seat);
    const records = await play(seat, 12);
    for (const [at, record] of records.entries()) {
      expect(record).toMatchObject({ nonce: at + 1, shoeFrom: 1 });
      const before = records[at - 1];
      expect(record.commitment).toBe(before?.serverSeed ?? fairness.commitment);
      expect(record.road).toHaveLength(at + 1);
      expect(record.road.slice(0, -1)).toBe(before?.road ?? '');
      expect(replay(gameOf('baccarat').module.rules, record)).toMatchObject({
        isSeedCommitted: true,
        isPayoutSame: true,
      });
    }
    const after = await readFairness(studio, seat, null);
    expect(after).toMatchObject({
      nonce: 13,
      shoe: { from: 1, rounds: 60, commitment: fairness.commitment },
    });
  });

  test('is another after sixty rounds, of seeds that nothing of the last one leads to', async () => {
    const seat = newSeat();
    const records = await play(seat, 61);
    expect(records.map(({ shoeFrom }) => shoeFrom)).toEqual([
      ...Array.from({ length: 60 }, () => 1),
      61,
    ]);
    expect(records[60]?.road).toHaveLength(1);
    expect(records[60]?.commitment).not.toBe(records[59]?.serverSeed);
  }, 60_000);

  test('is another when the player changes the seed, and again with the seed as it was', async () => {
    const seat = newSeat();
    const [, second] = await play(seat, 2);
    await changeSeed(seat, 'bagong-shoe');
    const { commitment } = await readFairness(studio, seat, null);
    expect(commitment).not.toBe(second?.serverSeed);
    const [third, fourth] = await play(seat, 2);
    expect(third).toMatchObject({ nonce: 3, shoeFrom: 3, clientSeed: 'bagong-shoe', commitment });
    expect(fourth).toMatchObject({ nonce: 4, shoeFrom: 3, commitment: third?.serverSeed });
    await changeSeed(seat, 'bagong-shoe');
    const [fifth] = await play(seat, 1);
    expect(fifth).toMatchObject({ nonce: 5, shoeFrom: 5 });
    expect(fifth?.road).toHaveLength(1);
  });

  test('keeps its place when a bet is called off: the cards that nobody saw come with the next', async () => {
    const seat = newSeat();
    const [first] = await play(seat, 1);
    providerApi.fault = () => 'INSUFFICIENT_FUNDS';
    await expect(placeBet(studio, seat, randomUUID(), bet)).rejects.toThrow();
    providerApi.fault = () => 'none';
    const [next] = await play(seat, 1);
    expect(next).toMatchObject({ nonce: 2, shoeFrom: 1, commitment: first?.serverSeed });
  });

  test('shows nobody the seeds of rounds to come', async () => {
    const seat = newSeat();
    const records = await play(seat, 3);
    const { rows } = await studio.pool.query<{ server_seed: string }>(
      'select server_seed from studio.seat where player = $1',
      [seat.player],
    );
    let secret = studio.vault.open(rows[0]?.server_seed ?? '', seatPlace(seat));
    const shown = JSON.stringify(
      [records, await readStatus(studio, seat), [...providerApi.entries.values()]],
      (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value),
    );
    // From the last seed of the chain down to that of the next round.
    for (let place = 60; place > 3; place -= 1) {
      expect(shown).not.toContain(secret);
      secret = commitmentOf(secret);
    }
    expect(shown).toContain(secret);
  });
});

test('a seat from before there were shoes plays its round with its own seed, and the next from a shoe', async () => {
  const seat = newSeat();
  await readStatus(studio, seat);
  await studio.pool.query(
    'update studio.seat set shoe_from = null, shoe_rounds = null where player = $1',
    [seat.player],
  );
  const { fairness } = await readStatus(studio, seat);
  expect(fairness).toMatchObject({ shoe: null });
  const [first, second] = await play(seat, 2);
  expect(first).toMatchObject({ shoeFrom: null, commitment: fairness.commitment });
  expect(second).toMatchObject({ nonce: 2, shoeFrom: 2 });
});

test('a game without a shoe keeps a seed of its own for every round', async () => {
  providerApi.balances.set('plain', 1000_00n);
  const seat = seatOf('plain');
  const plain = { stake: 10_00n, rows: 8, risk: 'medium' };
  const first = await placeBet(studio, seat, randomUUID(), plain);
  const second = await placeBet(studio, seat, randomUUID(), plain);
  expect(second.fairness).toMatchObject({ shoe: null, last: { shoeFrom: null } });
  expect(second.fairness.last).not.toMatchObject({
    commitment:
      first.fairness.last && 'serverSeed' in first.fairness.last
        ? first.fairness.last.serverSeed
        : null,
  });
});
