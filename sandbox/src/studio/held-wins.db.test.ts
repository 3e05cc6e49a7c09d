import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeBet } from './place-bet.ts';
import { readPastRounds } from './read-past-rounds.ts';
import { readRecord } from './read-record.ts';
import { readStatus } from './read-status.ts';
import { seatOf, workOff } from './testing/create-test-studio.ts';
import { kiteAt } from './testing/room-hands.ts';
import { openRoomSuite, type RoomSuite } from './testing/room-suite.ts';
import { openTableSuite, type TableSuite, type TakenSeat } from './testing/table-suite.ts';

let rooms: RoomSuite;
let tables: TableSuite;
beforeAll(async () => {
  rooms = await openRoomSuite();
  tables = await openTableSuite();
});
afterAll(async () => {
  await rooms.close();
  await tables.close();
});
beforeEach(() => {
  rooms.providerApi.ceiling = 0n;
  rooms.providerApi.fault = () => 'none';
  tables.providerApi.ceiling = 0n;
});

// Whatever slot the ball falls into pays something.
const bet = { stake: 10_00n, rows: 8, risk: 'medium' };

test('a win that is held is told with its round, on every repetition, among past and unseen rounds and in its record', async () => {
  const { studio } = rooms;
  const seat = seatOf(rooms.newPlayer());
  const requestId = randomUUID();
  const first = await placeBet(studio, seat, requestId, bet);
  expect(first.round).toMatchObject({ status: 'settled', isHeld: true });
  expect(first).toMatchObject({ isPaid: true, balance: 990_00n });
  expect(first.round.payout).toBeGreaterThan(0n);
  // Nothing above it any more: what was answered once stays as it was.
  rooms.providerApi.ceiling = 1000_00n;
  expect(await placeBet(studio, seat, requestId, bet)).toEqual(first);
  const { isHeld, payout } = first.round;
  expect(await readPastRounds(studio, seat)).toMatchObject([{ isHeld, payout }]);
  expect((await readStatus(studio, seat)).unseen).toMatchObject([{ isHeld, payout }]);
  expect(await readRecord(studio, first.round.id)).toMatchObject({ isHeld, payout });
  const second = await placeBet(studio, seat, randomUUID(), bet);
  expect(second.round.isHeld).toBe(false);
  expect(rooms.balanceOf(seat.player)).toBe(980_00n + (second.round.payout ?? 0n));
});

test('a wallet that answers late that it holds the win is believed late', async () => {
  const { studio } = rooms;
  const seat = seatOf(rooms.newPlayer());
  rooms.providerApi.fault = (verb) => (verb === 'win' ? 'deaf' : 'none');
  const { round, isPaid } = await placeBet(studio, seat, randomUUID(), bet);
  expect([isPaid, round.isHeld]).toEqual([false, false]);
  rooms.providerApi.fault = () => 'none';
  await workOff(studio);
  expect(await readPastRounds(studio, seat)).toMatchObject([{ id: round.id, isHeld: true }]);
  expect((await readStatus(studio, seat)).unpaidCount).toBe(0);
});

test('a seat of a room hears of its own win alone that it is held', async () => {
  const { studio, hands, providerApi } = rooms;
  const large = rooms.newPlayer();
  const small = rooms.newPlayer();
  await rooms.openHigh(250);
  await hands.join(large, kiteAt(200, 50_00));
  await hands.join(small, kiteAt(200, 10_00));
  providerApi.ceiling = 50_00n;
  await hands.ring();
  await hands.finish();
  await workOff(studio);
  const endOf = async (player: string) =>
    (await readStatus(studio, seatOf(player, 'saranggola'))).ended;
  expect(await endOf(large)).toMatchObject({ payout: 100_00n, isHeld: true });
  expect(await endOf(small)).toMatchObject({ payout: 20_00n, isHeld: false });
  expect(rooms.balanceOf(large)).toBe(950_00n);
  expect(rooms.balanceOf(small)).toBe(1010_00n);
});

test('the winner of a hand hears that the pot is held, and the others that nothing is', async () => {
  const { studio } = tables;
  const seats = await tables.fill();
  await tables.playOut(seats);
  await workOff(studio);
  const { result } = await tables.stateOf(seats[0] as TakenSeat);
  const ends = seats.map(({ player }) => readStatus(studio, seatOf(player, 'tongits')));
  for (const [place, { ended, unseen }] of (await Promise.all(ends)).entries()) {
    const isHeld = result?.winner === place;
    expect(ended).toMatchObject({ status: 'settled', isHeld });
    expect(unseen).toMatchObject([{ isHeld }]);
    // What was never put into the pot comes back all the same.
    expect(tables.balanceOf(seats[place]?.player ?? '')).toBe(
      1000_00n - BigInt(result?.units[place] ?? 0) * 10_00n,
    );
  }
});
