import { randomUUID } from 'node:crypto';
import { replay } from '@perya/games/client/verify/replay';
import { reachedAtMs } from '@perya/games/saranggola/rules/curve';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from '../find-game.ts';
import { readRecord } from '../read-record.ts';
import { seatOf, workOff } from '../testing/create-test-studio.ts';
import { kiteAt, outcomeIn, roomHands } from '../testing/room-hands.ts';
import {
  codeOf,
  colours,
  firstBalance,
  kites,
  openRoomSuite,
  type RoomSuite,
} from '../testing/room-suite.ts';
import { moveInRoom } from './move-in-room.ts';
import { readRoom } from './read-room.ts';
import { outcomeOf } from './seeds.ts';

let suite: RoomSuite;
let studio: RoomSuite['studio'];
let hands: RoomSuite['hands'];
beforeAll(async () => {
  suite = await openRoomSuite();
  ({ studio, hands } = suite);
});
afterAll(() => suite.close());

const pull = (player: string, roundId: string, requestId: string = randomUUID()) =>
  moveInRoom(studio, seatOf(player, kites.game), {
    requestId,
    roundId,
    wish: { slip: 0 },
    arrivedAtMs: performance.now(),
  });

describe('a pull', () => {
  test('is paid at the height of the moment at which it came, once', async () => {
    const player = suite.newPlayer();
    await suite.openHigh(400);
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
    expect(suite.balanceOf(player)).toBe(firstBalance - 10_00n + BigInt(move?.height ?? 0) * 10n);
  });

  test('that came in time counts although it was read later, and one that came too late does not', async () => {
    const player = suite.newPlayer();
    await suite.openHigh(400);
    const { round } = await hands.join(player, kiteAt(null));
    await hands.ring();
    const room = findGame(kites.game)?.module.room;
    const lengthMs =
      room?.lengthMs(await outcomeOf(studio, kites, await hands.newest()), null) ?? 0;
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
    expect(suite.balanceOf(player)).toBeGreaterThan(firstBalance - 10_00n);
  });

  test('that came too late stays too late however long this process is busy with it', async () => {
    const player = suite.newPlayer();
    await suite.openHigh(400);
    const { round } = await hands.join(player, kiteAt(null));
    await hands.ring();
    const room = findGame(kites.game)?.module.room;
    const lengthMs =
      room?.lengthMs(await outcomeOf(studio, kites, await hands.newest()), null) ?? 0;
    await hands.letPlay(lengthMs + 1);
    const busy = pull(player, round.id);
    const stayBusy = setInterval(() => {
      const until = performance.now() + 50;
      while (performance.now() < until);
    }, 1);
    expect(await codeOf(busy)).toBe('The string had broken already.');
    clearInterval(stayBusy);
    await hands.finish();
    await workOff(studio);
    expect(suite.balanceOf(player)).toBe(firstBalance - 10_00n);
  });

  test('of another player’s kite, or before the bell, is refused', async () => {
    const player = suite.newPlayer();
    const other = suite.newPlayer();
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
    const byHand = suite.newPlayer();
    const byMark = suite.newPlayer();
    await suite.openHigh(150);
    const seat = await hands.join(byHand, kiteAt(null));
    await hands.join(byMark, kiteAt(150));
    await hands.ring();
    await hands.leaveAlone(120_000);
    await hands.look();
    const ended = await hands.newest();
    expect([ended.state, ended.isInterrupted]).toEqual(['ended', true]);
    await workOff(studio);
    expect(suite.balanceOf(byHand)).toBe(firstBalance);
    expect(suite.balanceOf(byMark)).toBe(firstBalance + 5_00n);
    const record = await readRecord(studio, seat.round.id);
    const rules = findGame(kites.game)?.module.rules;
    if (!record || !rules) throw new Error('The seat has no record');
    expect(record.stakeReturned).toBe(10_00n);
    expect(replay(rules, record).isPayoutSame).toBe(true);
  });

  test('takes no pull any more once it is noted: whoever leaves a kite up gets it back', async () => {
    const early = suite.newPlayer();
    const late = suite.newPlayer();
    await suite.openHigh(400);
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
    expect(suite.balanceOf(early)).toBe(firstBalance - 10_00n + BigInt(move?.height ?? 0) * 10n);
    expect(suite.balanceOf(late)).toBe(firstBalance);
  });

  test('whose bell rang late returns what was to be pulled down: whoever waited may be gone', async () => {
    const byHand = suite.newPlayer();
    const byMark = suite.newPlayer();
    await suite.openHigh(150);
    await hands.join(byHand, kiteAt(null));
    await hands.join(byMark, kiteAt(150));
    await hands.ringLate(60_000);
    await hands.finish();
    await workOff(studio);
    expect(suite.balanceOf(byHand)).toBe(firstBalance);
    expect(suite.balanceOf(byMark)).toBe(firstBalance + 5_00n);
  });

  test('throws its dice all the same when it is back: nobody had anything to do meanwhile', async () => {
    const player = suite.newPlayer();
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
    expect(suite.balanceOf(player)).toBe(firstBalance - 10_00n + payout);
  });
});
