import { randomUUID } from 'node:crypto';
import { isInChain } from '@perya/game-kit/hash-chain';
import { encodeJson } from '@perya/game-kit/json';
import { replay } from '@perya/games/client/verify/replay';
import type { Flight } from '@perya/games/saranggola/rules/flight';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from '../find-game.ts';
import { readRecord } from '../read-record.ts';
import { readStatus } from '../read-status.ts';
import { seatOf, testKey, workOff } from '../testing/create-test-studio.ts';
import { kiteAt, outcomeIn, roomHands } from '../testing/room-hands.ts';
import {
  codeOf,
  colours,
  firstBalance,
  kites,
  openRoomSuite,
  type RoomSuite,
} from '../testing/room-suite.ts';
import { sealOldRows } from '../vault/seal-old-rows.ts';
import { createVault } from '../vault/vault.ts';
import { findChain, findNewestChain } from './chains.store.ts';
import { readRoom } from './read-room.ts';
import { ensureChain, seedsOf } from './seeds.ts';

let suite: RoomSuite;
let studio: RoomSuite['studio'];
let hands: RoomSuite['hands'];
beforeAll(async () => {
  suite = await openRoomSuite();
  ({ studio, hands } = suite);
});
afterAll(() => suite.close());
afterEach(() => {
  suite.providerApi.fault = () => 'none';
});

describe('a round of a room', () => {
  test('has one outcome for all, pays everybody by it to the centavo, and each seat proves it', async () => {
    const players = [110, 150, 200, 400, 50_000].map((mark) => ({
      mark,
      player: suite.newPlayer(),
    }));
    await hands.open();
    const seats = await Promise.all(
      players.map(async ({ player, mark }) => ({
        player,
        mark,
        id: (await hands.join(player, kiteAt(mark))).round.id,
      })),
    );
    for (const { player } of players) expect(suite.balanceOf(player)).toBe(firstBalance - 10_00n);
    await hands.ring();
    const ended = await hands.finish();
    await workOff(studio);
    const { height } = outcomeIn<Flight>(ended);
    const chain = await findNewestChain(studio.pool, kites);
    expect(isInChain(chain?.commitment ?? '', ended.place, ended.seed ?? '')).toBe(true);
    const rules = findGame(kites.game)?.module.rules;
    for (const { player, mark, id } of seats) {
      const payout = mark <= height ? BigInt(mark) * 10n : 0n;
      expect(suite.balanceOf(player)).toBe(firstBalance - 10_00n + payout);
      const record = await readRecord(studio, id);
      if (!record || !rules) throw new Error('The seat has no record');
      expect(record.serverSeed).toBe(ended.seed);
      const { isSeedCommitted, isStakeSame, isPayoutSame } = replay(rules, record);
      expect([isSeedCommitted, isStakeSame, isPayoutSame]).toEqual([true, true, true]);
    }
  });

  test('is drawn from the seed after the one that was shown last', async () => {
    const first = await hands.open();
    await hands.ring();
    const ended = await hands.finish();
    const next = await hands.open();
    expect([next.number, next.place]).toEqual([first.number + 1n, first.place + 1]);
    const { round } = await readRoom(studio, kites);
    expect(round?.commitment).toBe(ended.seed);
    await hands.ring();
    await hands.finish();
  });

  test('tells nobody its seed or its height before it is over, and the dice from the bell on', async () => {
    const player = suite.newPlayer();
    await suite.openHigh(200);
    await hands.join(player, kiteAt(null));
    await hands.ring();
    await hands.letPlay(500);
    const { serverSeed } = await seedsOf(studio, kites, await hands.newest());
    const told = encodeJson([
      await readRoom(studio, kites),
      await readStatus(studio, seatOf(player, kites.game)),
    ]);
    expect(told).not.toContain(serverSeed);
    expect((await readRoom(studio, kites)).round?.outcome).toBeNull();
    await hands.finish();
    expect((await readRoom(studio, kites)).past[0]?.outcome).toHaveProperty('height');

    const dice = roomHands(studio, colours);
    await dice.open();
    expect((await readRoom(studio, colours)).round?.outcome).toBeNull();
    await dice.ring();
    expect((await readRoom(studio, colours)).round?.outcome).toHaveProperty('dice');
    await dice.finish();
    await workOff(studio);
  });
});

describe('a bet', () => {
  test('that comes after the bell takes nothing', async () => {
    const player = suite.newPlayer();
    await hands.open();
    await hands.ring();
    expect(await codeOf(hands.join(player, kiteAt(200)))).toBe('ROOM_CLOSED');
    expect(suite.balanceOf(player)).toBe(firstBalance);
    await hands.finish();
  });

  test('whose stake was taken while the bell rang comes back whole', async () => {
    const player = suite.newPlayer();
    await hands.open();
    const slow = roomHands(
      {
        ...studio,
        providerApi: {
          ...studio.providerApi,
          call: async (venue, verb, request) => {
            const reply = await studio.providerApi.call(venue, verb, request);
            if (verb === 'bet') await hands.ring();
            return reply;
          },
        },
      },
      kites,
    );
    expect(await codeOf(slow.join(player, kiteAt(200)))).toBe('ROOM_CLOSED');
    await hands.finish();
    await workOff(studio);
    expect(suite.balanceOf(player)).toBe(firstBalance);
  });

  test('is made once however often it is sent, and is one of a round', async () => {
    const player = suite.newPlayer();
    await hands.open();
    const requestId = randomUUID();
    const first = await hands.join(player, kiteAt(200), requestId);
    const again = await hands.join(player, kiteAt(200), requestId);
    expect(again.round.id).toBe(first.round.id);
    expect(await codeOf(hands.join(player, kiteAt(300), requestId))).toBe('REQUEST_REUSED');
    expect(await codeOf(hands.join(player, kiteAt(300)))).toBe('ROUND_OPEN');
    expect(suite.balanceOf(player)).toBe(firstBalance - 10_00n);
    await hands.ring();
    await hands.finish();
    await workOff(studio);
  });

  test('that the wallet refuses leaves no seat', async () => {
    const player = suite.newPlayer();
    await hands.open();
    suite.providerApi.fault = (verb) => (verb === 'bet' ? 'LIMIT_REACHED' : 'none');
    expect(await codeOf(hands.join(player, kiteAt(200)))).toBe('LIMIT_REACHED');
    suite.providerApi.fault = () => 'none';
    expect((await hands.join(player, kiteAt(200))).round.status).toBe('open');
    await hands.ring();
    await hands.finish();
    await workOff(studio);
  });
});

test('a chain whose last seed was used is followed by another, committed before its first round', async () => {
  const key = { venue: 'studio', game: 'color-game-live' };
  const newest = await findNewestChain(studio.pool, key);
  const number = newest?.number ?? 0;
  const used = { number: 1n, chain: number, place: newest?.length ?? 0 };
  const next = await ensureChain(studio, key, used, 2);
  expect([next.number, next.length]).toEqual([number + 1, 2]);
  expect(await ensureChain(studio, key, { number: 2n, chain: next.number, place: 1 }, 2)).toEqual(
    next,
  );
  const { rows } = await studio.pool.query<{ last_seed: string }>(
    'select last_seed from studio.room_chain',
  );
  for (const { last_seed } of rows) expect(last_seed).toMatch(/^s1\./);
});

test('a new key of the studio seals the chains anew, and they still give the same seeds', async () => {
  const newest = await findNewestChain(studio.pool, kites);
  const number = newest?.number ?? 0;
  const before = await findChain(studio, kites, number);
  const vault = createVault([Buffer.alloc(32, 9), testKey]);
  expect(await sealOldRows({ pool: studio.pool, vault })).toBeGreaterThan(0);
  const onlyNew = createVault([Buffer.alloc(32, 9)]);
  const after = await findChain({ pool: studio.pool, vault: onlyNew }, kites, number);
  expect(after?.lastSeed).toBe(before?.lastSeed);
});
