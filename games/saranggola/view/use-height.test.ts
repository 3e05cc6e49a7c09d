import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import type { RoomRoundNow, RoomView } from '../../client/room/room-now.ts';
import { reachedAtMs } from '../rules/curve.ts';
import { heightNow } from './use-height.ts';

function roomOf(round: Partial<RoomRoundNow>): RoomView {
  return {
    past: [],
    clock: { aheadMs: 0, delayMs: 10 },
    round: {
      number: 1,
      phase: 'playing',
      nowMs: 0,
      bellAtMs: 0,
      rungAtMs: null,
      outcome: null,
      isInterrupted: false,
      commitment: '',
      clientSeed: '',
      seats: 0,
      staked: centavos(0),
      ...round,
    },
  };
}

test('the kite is where the room says that it broke, however long this browser has drawn it on', () => {
  const rungAtMs = Date.now() - reachedAtMs(900);
  expect(heightNow(roomOf({ rungAtMs }))).toBeGreaterThanOrEqual(900);
  expect(heightNow(roomOf({ rungAtMs, outcome: { height: 234 } }))).toBe(234);
});

test('the kite stands on the ground while bets are taken', () => {
  expect(heightNow(roomOf({ phase: 'betting' }))).toBe(100);
  expect(heightNow({ ...roomOf({}), round: null })).toBe(100);
});
