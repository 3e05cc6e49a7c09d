import { randomUUID } from 'node:crypto';
import { BetRefused } from '@perya/game-kit/game';
import { isInChain } from '@perya/game-kit/hash-chain';
import { encodeJson } from '@perya/game-kit/json';
import { replay } from '@perya/games/client/verify/replay';
import { endOfString, reachedAtMs } from '@perya/games/saranggola/rules/curve';
import type { Flight } from '@perya/games/saranggola/rules/flight';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from '../find-game.ts';
import { readRecord } from '../read-record.ts';
import { readStatus } from '../read-status.ts';
import { StudioRefusal } from '../refusals.ts';
import type { Studio } from '../studio.ts';
import { createTestStudio, seatOf, testKey, workOff } from '../testing/create-test-studio.ts';
import { kiteAt, outcomeIn, roomHands } from '../testing/room-hands.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from '../testing/simulated-provider-api.ts';
import { createStudioDatabase } from '../testing/studio-database.ts';
import { sealOldRows } from '../vault/seal-old-rows.ts';
import { createVault } from '../vault/vault.ts';
import { findChain, findNewestChain } from './chains.store.ts';
import { moveInRoom } from './move-in-room.ts';
import { readRoom } from './read-room.ts';
import { ensureChain, outcomeOf, seedsOf } from './seeds.ts';

const kites = { venue: 'studio', game: 'saranggola' };
const colours = { venue: 'studio', game: 'color-game-live' };
const firstBalance = 1000_00n;

let providerApi: SimulatedProviderApi;
let studio: Studio;
let dropDatabase: () => Promise<void>;
let hands: ReturnType<typeof roomHands>;

beforeAll(async () => {
  const database = await createStudioDatabase();
  dropDatabase = database.drop;
  providerApi = await startSimulatedProviderApi();
  studio = await createTestStudio(database, providerApi.url);
  hands = roomHands(studio, kites);
});
afterAll(async () => {
  await studio.pool.end();
  await providerApi.stop();
  await dropDatabase();
});
afterEach(() => {
  providerApi.fault = () => 'none';
});

let count = 0;
function newPlayer(): string {
  count += 1;
  const player = `room-${count}`;
  providerApi.balances.set(player, firstBalance);
  return player;
}
const balanceOf = (player: string) => providerApi.balances.get(player) ?? 0n;

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof BetRefused) return error.text.en;
  return error instanceof StudioRefusal ? error.code : String(error);
};

const pull = (player: string, roundId: string, requestId: string = randomUUID()) =>
  moveInRoom(studio, seatOf(player, kites.game), {
    requestId,
    roundId,
    wish: { slip: 0 },
    arrivedAtMs: performance.now(),
  });

/** Plays rounds with nobody in them until one flies at least so high and breaks, and leaves that one open for bets. */
async function openHigh(height: number): Promise<void> {
  for (;;) {
    const flight = (await outcomeOf(studio, kites, await hands.open())) as Flight;
    if (flight.height >= height && flight.height < endOfString) return;
    await hands.ring();
    await hands.finish();
  }
}

describe('a round of a room', () => {
  test('has one outcome for all, pays everybody by it to the centavo, and each seat proves it', async () => {
    const players = [110, 150, 200, 400, 50_000].map((mark) => ({ mark, player: newPlayer() }));
    await hands.open();
    const seats = await Promise.all(
      players.map(async ({ player, mark }) => ({
        player,
        mark,
        id: (await hands.join(player, kiteAt(mark))).round.id,
      })),
    );
    for (const { player } of players) expect(balanceOf(player)).toBe(firstBalance - 10_00n);
    await hands.ring();
    const ended = await hands.finish();
    await workOff(studio);
    const { height } = outcomeIn<Flight>(ended);
    const chain = await findNewestChain(studio.pool, kites);
    expect(isInChain(chain?.commitment ?? '', ended.place, ended.seed ?? '')).toBe(true);
    const rules = findGame(kites.game)?.module.rules;
    for (const { player, mark, id } of seats) {
      const payout = mark <= height ? BigInt(mark) * 10n : 0n;
      expect(balanceOf(player)).toBe(firstBalance - 10_00n + payout);
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
    const player = newPlayer();
    await openHigh(200);
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
    const player = newPlayer();
    await hands.open();
    await hands.ring();
    expect(await codeOf(hands.join(player, kiteAt(200)))).toBe('ROOM_CLOSED');
    expect(balanceOf(player)).toBe(firstBalance);
    await hands.finish();
  });

  test('whose stake was taken while the bell rang comes back whole', async () => {
    const player = newPlayer();
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
    expect(balanceOf(player)).toBe(firstBalance);
  });

  test('is made once however often it is sent, and is one of a round', async () => {
    const player = newPlayer();
    await hands.open();
    const requestId = randomUUID();
    const first = await hands.join(player, kiteAt(200), requestId);
    const again = await hands.join(player, kiteAt(200), requestId);
    expect(again.round.id).toBe(first.round.id);
    expect(await codeOf(hands.join(player, kiteAt(300), requestId))).toBe('REQUEST_REUSED');
    expect(await codeOf(hands.join(player, kiteAt(300)))).toBe('ROUND_OPEN');
    expect(balanceOf(player)).toBe(firstBalance - 10_00n);
    await hands.ring();
    await hands.finish();
    await workOff(studio);
  });

  test('that the wallet refuses leaves no seat', async () => {
    const player = newPlayer();
    await hands.open();
    providerApi.fault = (verb) => (verb === 'bet' ? 'LIMIT_REACHED' : 'none');
    expect(await codeOf(hands.join(player, kiteAt(200)))).toBe('LIMIT_REACHED');
    providerApi.fault = () => 'none';
    expect((await hands.join(player, kiteAt(200))).round.status).toBe('open');
    await hands.ring();
    await hands.finish();
    await workOff(studio);
  });
});

describe('a pull', () => {
  test('is paid at the height of the moment at which it came, once', async () => {
    const player = newPlayer();
    await openHigh(400);
    const { round } = await hands.join(player, kiteAt(null));
    await hands.ring();
    await hands.letPlay(reachedAtMs(200));
    const requestId = randomUUID();
    const pulled = await pull(player, round.id, requestId);
    const again = await pull(player, round.id, requestId);
    const [move] = (pulled.round.shown as { moves: { height: number }[] }).moves;
    expect(move?.height).toBeGreaterThanOrEqual(200);
    expect(move?.height).toBeLessThan(400);
    expect(again.round.shown).toEqual(pulled.round.shown);
    expect(await codeOf(pull(player, round.id))).toBe('This kite is down already.');
    await hands.finish();
    await workOff(studio);
    expect(balanceOf(player)).toBe(firstBalance - 10_00n + BigInt(move?.height ?? 0) * 10n);
  });

  test('that came in time counts although it was read later, and one that came too late does not', async () => {
    const player = newPlayer();
    await openHigh(400);
    const { round } = await hands.join(player, kiteAt(null));
    await hands.ring();
    const room = findGame(kites.game)?.module.room;
    const lengthMs = room?.lengthMs(await outcomeOf(studio, kites, await hands.newest())) ?? 0;
    await hands.letPlay(lengthMs + 5_000);
    expect(await codeOf(pull(player, round.id))).toBe('The string had broken already.');
    const early = moveInRoom(studio, seatOf(player, kites.game), {
      requestId: randomUUID(),
      roundId: round.id,
      wish: { slip: 0 },
      arrivedAtMs: performance.now() - 10_000,
    });
    expect((await early).round.status).toBe('open');
    await hands.finish();
    await workOff(studio);
    expect(balanceOf(player)).toBeGreaterThan(firstBalance - 10_00n);
  });

  test('of another player’s kite, or before the bell, is refused', async () => {
    const player = newPlayer();
    const other = newPlayer();
    await hands.open();
    const { round } = await hands.join(player, kiteAt(null));
    expect(await codeOf(pull(player, round.id))).toBe('ROUND_NOT_OPEN');
    await hands.ring();
    expect(await codeOf(pull(other, round.id))).toBe('UNKNOWN_ROUND');
    await hands.finish();
    await workOff(studio);
  });
});

describe('a room that nobody could reach', () => {
  test('returns what could not be pulled down, keeps marks, and the record proves both', async () => {
    const byHand = newPlayer();
    const byMark = newPlayer();
    await openHigh(150);
    const seat = await hands.join(byHand, kiteAt(null));
    await hands.join(byMark, kiteAt(150));
    await hands.ring();
    await hands.leaveAlone(120_000);
    await hands.look();
    const ended = await hands.newest();
    expect([ended.state, ended.isInterrupted]).toEqual(['ended', true]);
    await workOff(studio);
    expect(balanceOf(byHand)).toBe(firstBalance);
    expect(balanceOf(byMark)).toBe(firstBalance + 5_00n);
    const record = await readRecord(studio, seat.round.id);
    const rules = findGame(kites.game)?.module.rules;
    if (!record || !rules) throw new Error('The seat has no record');
    expect(record.stakeReturned).toBe(10_00n);
    expect(replay(rules, record).isPayoutSame).toBe(true);
  });

  test('takes no pull any more once it is noted: whoever leaves a kite up gets it back', async () => {
    const early = newPlayer();
    const late = newPlayer();
    await openHigh(400);
    const pulled = await hands.join(early, kiteAt(null));
    const { round } = await hands.join(late, kiteAt(null));
    await hands.ring();
    await hands.letPlay(reachedAtMs(150));
    const answer = await pull(early, pulled.round.id);
    const [move] = (answer.round.shown as { moves: { height: number }[] }).moves;
    await hands.leaveAlone(reachedAtMs(200));
    await hands.look();
    expect((await readRoom(studio, kites)).round).toMatchObject({
      phase: 'playing',
      isInterrupted: true,
    });
    expect(await codeOf(pull(late, round.id))).toBe('ROUND_INTERRUPTED');
    await hands.finish();
    await workOff(studio);
    expect(balanceOf(early)).toBe(firstBalance - 10_00n + BigInt(move?.height ?? 0) * 10n);
    expect(balanceOf(late)).toBe(firstBalance);
  });

  test('whose bell rang late returns what was to be pulled down: whoever waited may be gone', async () => {
    const byHand = newPlayer();
    const byMark = newPlayer();
    await openHigh(150);
    await hands.join(byHand, kiteAt(null));
    await hands.join(byMark, kiteAt(150));
    await hands.ringLate(60_000);
    await hands.finish();
    await workOff(studio);
    expect(balanceOf(byHand)).toBe(firstBalance);
    expect(balanceOf(byMark)).toBe(firstBalance + 5_00n);
  });

  test('throws its dice all the same when it is back: nobody had anything to do meanwhile', async () => {
    const player = newPlayer();
    const dice = roomHands(studio, colours);
    await dice.open();
    await dice.join(player, { placed: [{ spot: 'red', stake: 10_00n }] });
    await dice.ring();
    await dice.leaveAlone(120_000);
    await dice.look();
    const { dice: thrown } = outcomeIn<{ dice: string[] }>(await dice.newest());
    await workOff(studio);
    const reds = thrown.filter((die) => die === 'red').length;
    const payout = [0n, 20_00n, 30_00n, 130_00n][reds] ?? 0n;
    expect(balanceOf(player)).toBe(firstBalance - 10_00n + payout);
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
