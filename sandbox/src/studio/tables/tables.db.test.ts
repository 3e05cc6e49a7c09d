import { encodeJson } from '@perya/game-kit/json';
import { replay } from '@perya/games/client/verify/replay';
import { deck } from '@perya/games/dice-and-cards/deck';
import * as tongits from '@perya/games/tongits/rules/index';
import { places, type State } from '@perya/games/tongits/rules/state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecord } from '../read-record.ts';
import { readStatus } from '../read-status.ts';
import { seatOf, workOff } from '../testing/create-test-studio.ts';
import { codeOf } from '../testing/room-suite.ts';
import {
  betOf,
  firstBalance,
  openTableSuite,
  stake,
  type TableSuite,
  type TakenSeat,
} from '../testing/table-suite.ts';
import { decideByClock } from './decide-by-clock.ts';
import { readTables } from './read-tables.ts';
import { sitDown } from './sit-down.ts';

let suite: TableSuite;
beforeAll(async () => {
  suite = await openTableSuite();
});
afterAll(() => suite.close());

const seatAt = (player: string) => seatOf(player, 'tongits');
const letRunOut = () =>
  suite.studio.pool.query(
    `update studio.hand set turn_ends_at = clock_timestamp() where state = 'playing'`,
  );
/** As if nobody had looked after the tables for so long. */
const leaveAlone = (seconds: number) =>
  suite.studio.pool.query(
    `update studio.table_clock set attended_at = clock_timestamp() - make_interval(secs => $1)`,
    [seconds],
  );

test('three who sit down are dealt a hand; the winner is paid the pot without the rake, and the rest comes back', async () => {
  const seats = await suite.fill();
  for (const { player } of seats) expect(suite.balanceOf(player)).toBe(firstBalance - stake);
  await suite.playOut(seats);
  const { result } = await suite.stateOf(seats[0] as TakenSeat);
  const pot = BigInt((result?.units ?? []).reduce((sum, each) => sum + each, 0)) * 10_00n;
  const rake = (pot * 3n) / 100n;
  await workOff(suite.studio);
  const after = seats.map(({ player }) => suite.balanceOf(player));
  expect(after.reduce((sum, each) => sum + each, 0n)).toBe(3n * firstBalance - rake);
  for (const [place, balance] of after.entries()) {
    const put = BigInt(result?.units[place] ?? 0) * 10_00n;
    expect(balance).toBe(firstBalance - put + (result?.winner === place ? pot - rake : 0n));
  }
});

test('the record of every seat proves itself by the seed that was fixed before anybody sat there', async () => {
  const before = await readTables(suite.studio, seatAt('nobody'));
  const seats = await suite.fill();
  const { waiting } = before;
  await suite.playOut(seats);
  for (const { roundId } of seats) {
    const record = await readRecord(suite.studio, roundId);
    if (!record) throw new Error('The round has no record');
    const proved = replay(tongits.rules, { ...record, bets: [] });
    expect(proved).toMatchObject({ isSeedCommitted: true, isStakeSame: true, isPayoutSame: true });
    expect(waiting.map(({ commitment }) => commitment)).toContain(record.commitment);
  }
});

async function expectHidden(seats: readonly TakenSeat[], state: State) {
  for (const place of places) {
    const session = seatAt(seats[place]?.player ?? '');
    const told = encodeJson([
      await readTables(suite.studio, session),
      await readStatus(suite.studio, session),
    ]);
    const open = [...state.melds.flatMap(({ cards }) => cards), ...state.discards];
    const mayKnow = new Set([...state.hands[place], ...open]);
    const known = deck.filter((card) => told.includes(`"${card}"`));
    expect(known.filter((card) => !mayKnow.has(card))).toEqual([]);
    expect(known).toEqual(expect.arrayContaining([...state.hands[place]]));
  }
}

test('nothing that a seat is told holds a card of the others before the hand is over', async () => {
  const seats = await suite.fill();
  const first = seats[0] as TakenSeat;
  for (let turn = 0; turn < 12; turn += 1) {
    await expectHidden(seats, await suite.stateOf(first));
    expect(await readRecord(suite.studio, first.roundId)).toBeNull();
    await decideOne();
  }
  await suite.playOut(seats);
});

async function decideOne() {
  // However long the machine was busy with something else, somebody was there.
  await leaveAlone(0);
  await letRunOut();
  await decideByClock(suite.studio);
}

test('whoever leaves before the deal has the stake back, and may not play for bots', async () => {
  const [player = ''] = suite.newPlayers(1);
  const seat = await suite.sit(player);
  expect(suite.balanceOf(player)).toBe(firstBalance - stake);
  expect(await codeOf(suite.move(seat, { kind: 'draw' }))).toBe('ROUND_NOT_OPEN');
  expect(await codeOf(suite.move(seat, { kind: 'leave' }))).toBe('SEAT_LEFT');
  expect(suite.balanceOf(player)).toBe(firstBalance);
  expect((await readStatus(suite.studio, seatAt(player))).round).toBeNull();
});

test('a test account, whose funds are no money, never sits with players of money', async () => {
  const [tester = '', ...players] = suite.newPlayers(4);
  const tried = { ...seatAt(tester), isTest: true };
  await sitDown(suite.studio, tried, 'sits-for-a-test', betOf(10_00));
  const seats: TakenSeat[] = [];
  for (const player of players) seats.push(await suite.sit(player));
  expect((await readTables(suite.studio, tried)).seat).toMatchObject({ taken: 1 });
  const { seat } = await readTables(suite.studio, seatAt(players[0] ?? ''));
  expect(seat).toMatchObject({ phase: 'playing', taken: 3 });
  await suite.playOut(seats);
});

test('a table that is not full in time gives the stakes back', async () => {
  const [player = ''] = suite.newPlayers(1);
  await suite.sit(player);
  await suite.studio.pool.query(
    `update studio.hand set gathers_until = clock_timestamp() where gathers_until is not null`,
  );
  await decideByClock(suite.studio);
  await workOff(suite.studio);
  expect(suite.balanceOf(player)).toBe(firstBalance);
});

test('the clock plays for whoever let it run out, and waits for them no longer after the second time', async () => {
  const seats = await suite.fill();
  const first = seats[0] as TakenSeat;
  const { dealer, hands } = await suite.stateOf(first);
  await decideOne();
  const after = await suite.stateOf(first);
  expect(after.hands[dealer]).toHaveLength(hands[dealer].length - 1);
  expect(after.turn).not.toBe(dealer);
  for (let turn = 0; turn < 3; turn += 1) await decideOne();
  const { seat } = await readTables(suite.studio, seatAt(seats[dealer]?.player ?? ''));
  expect(seat?.away[dealer]).toBe(true);
  await suite.playOut(seats);
});

test('players who have all gone are played to the end by the clock, and paid exactly', async () => {
  const seats = await suite.fill();
  for (const seat of seats) await suite.move(seat, { kind: 'leave' });
  for (let turn = 0; turn < 60; turn += 1) await decideOne();
  await workOff(suite.studio);
  const left = seats.reduce((sum, { player }) => sum + suite.balanceOf(player), 0n);
  // Nobody has laid anything open: the stock runs out, nobody wins, and there is no rake.
  expect(left).toBe(3n * firstBalance);
});

test('where no process was there for a while everybody has their time again, and after long the stakes come back', async () => {
  const seats = await suite.fill();
  const first = seats[0] as TakenSeat;
  const dealt = await suite.stateOf(first);
  await letRunOut();
  await leaveAlone(30);
  await decideByClock(suite.other);
  expect(await suite.stateOf(first)).toEqual(dealt);
  await leaveAlone(600);
  await decideByClock(suite.other);
  await workOff(suite.studio);
  for (const { player } of seats) expect(suite.balanceOf(player)).toBe(firstBalance);
  const record = await readRecord(suite.studio, first.roundId);
  expect(record).toMatchObject({ payout: 0n, stakeReturned: stake });
});

test('sixty at once, through two processes, fill twenty tables; nobody is asked twice or left without a seat', async () => {
  const players = suite.newPlayers(60);
  const seats = await Promise.all(
    players.map((player, at) => suite.sit(player, at % 2 ? suite.studio : suite.other)),
  );
  expect(new Set(seats.map(({ roundId }) => roundId)).size).toBe(60);
  const { rows } = await suite.studio.pool.query<{ taken: number; numbers: number }>(
    `select count(*)::int as taken, count(distinct r.nonce)::int as numbers
     from studio.hand_seat seat join studio.hand on hand.id = seat.hand_id
       join studio.round r on r.id = seat.round_id and r.nonce = hand.number
     where hand.state = 'playing' group by hand.id`,
  );
  expect(rows).toHaveLength(20);
  for (const row of rows) expect(row).toEqual({ taken: 3, numbers: 1 });
  for (const player of players) expect(suite.balanceOf(player)).toBe(firstBalance - stake);
});

test('a play that is sent twice, or by two processes at once, is played once', async () => {
  const seats = await suite.fill();
  const state = await suite.stateOf(seats[0] as TakenSeat);
  const seat = seats[state.dealer] as TakenSeat;
  const wish = { kind: 'discard', card: state.hands[state.dealer][0] };
  const results = await Promise.allSettled(
    [suite.studio, suite.other, suite.studio, suite.other].map((at) => suite.move(seat, wish, at)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const after = await suite.stateOf(seat);
  expect(after.discards).toEqual([wish.card]);
  await suite.playOut(seats, (turn) => (turn % 2 ? suite.studio : suite.other));
  await workOff(suite.studio);
  const left = seats.reduce((sum, { player }) => sum + suite.balanceOf(player), 0n);
  expect(left).toBeLessThanOrEqual(3n * firstBalance);
});
