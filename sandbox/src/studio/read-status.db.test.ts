import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStatus } from './read-status.ts';
import type { Studio } from './studio.ts';
import { seatOf, workOff } from './testing/create-test-studio.ts';
import { kiteAt } from './testing/room-hands.ts';
import { openRoomSuite, type RoomSuite } from './testing/room-suite.ts';

let rooms: RoomSuite;
beforeAll(async () => {
  rooms = await openRoomSuite();
});
afterAll(() => rooms.close());

test('a seat that is paid while its balance is read is told the balance with the payout', async () => {
  const { studio, hands } = rooms;
  const player = rooms.newPlayer();
  await rooms.openHigh(250);
  await hands.join(player, kiteAt(200, 10_00));
  let isFirst = true;
  const call: Studio['providerApi']['call'] = async (...asked) => {
    const reply = await studio.providerApi.call(...asked);
    if (isFirst && asked[1] === 'balance') {
      isFirst = false;
      await hands.ring();
      await hands.finish();
      await workOff(studio);
    }
    return reply;
  };
  const slow: Studio = { ...studio, providerApi: { ...studio.providerApi, call } };
  const status = await readStatus(slow, seatOf(player, 'saranggola'));
  expect(isFirst).toBe(false);
  expect(status).toMatchObject({ balance: 1010_00n, round: null, unpaidCount: 0 });
  expect(status.ended).toMatchObject({ status: 'settled', payout: 20_00n });
});
