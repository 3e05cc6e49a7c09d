import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { isSeatOver } from './is-seat-over.ts';
import { newerOf, type RoomRoundNow } from './room-now.ts';

const roundOf = (number: number, phase: RoomRoundNow['phase']): { round: RoomRoundNow } => ({
  round: {
    number,
    phase,
    nowMs: 0,
    bellAtMs: 0,
    rungAtMs: null,
    outcome: null,
    isInterrupted: false,
    commitment: '',
    clientSeed: '',
    seats: 0,
    staked: centavos(0),
  },
});
const seat = { status: 'open', number: 7 } as const;

test('a seat is over when the room has ended its round, or plays a later one', () => {
  expect(isSeatOver(seat, roundOf(7, 'betting'))).toBe(false);
  expect(isSeatOver(seat, roundOf(7, 'playing'))).toBe(false);
  expect(isSeatOver(seat, roundOf(7, 'ended'))).toBe(true);
  expect(isSeatOver(seat, roundOf(8, 'betting'))).toBe(true);
});

test('who does not sit, or knows the result, asks for nothing', () => {
  expect(isSeatOver(null, roundOf(7, 'ended'))).toBe(false);
  expect(isSeatOver({ status: 'settled', number: 7 }, roundOf(8, 'betting'))).toBe(false);
  expect(isSeatOver({ status: 'open' }, roundOf(8, 'betting'))).toBe(false);
  expect(isSeatOver(seat, { round: null })).toBe(false);
  expect(isSeatOver(seat, null)).toBe(false);
});

test('a snapshot that comes late does not take the room back', () => {
  const at = (nowMs: number) => {
    const { round } = roundOf(7, 'playing');
    return { past: [], round: { ...round, nowMs } };
  };
  expect(newerOf(at(20), at(10))).toEqual(at(20));
  expect(newerOf(at(20), at(30))).toEqual(at(30));
  expect(newerOf(null, at(5))).toEqual(at(5));
});
