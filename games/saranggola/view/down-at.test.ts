import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import type { SaranggolaSeat } from '../rules/index.ts';
import { downAt, seatAt } from './down-at.ts';

const stake = centavos(10_00);
const seat: SaranggolaSeat = {
  bet: {
    slips: [
      { stake, mark: 150 },
      { stake, mark: null },
    ],
  },
  moves: [],
  outcome: null,
  payout: null,
};

test('a kite comes down at its mark as soon as it is that high', () => {
  expect(downAt(seat, 0, 149)).toBeNull();
  expect(downAt(seat, 0, 150)).toBe(150);
  expect(downAt(seat, 0, 900)).toBe(150);
});

test('a kite without a mark is up until it is pulled, and then stays where it was pulled', () => {
  expect(downAt(seat, 1, 900)).toBeNull();
  const pulled: SaranggolaSeat = { ...seat, moves: [{ kind: 'pull', slip: 1, height: 233 }] };
  expect(downAt(pulled, 1, 900)).toBe(233);
  expect(downAt(pulled, 0, 120)).toBeNull();
});

test('in a replay a kite is up until the height at which it was pulled', () => {
  const pulled: SaranggolaSeat = { ...seat, moves: [{ kind: 'pull', slip: 1, height: 233 }] };
  expect(downAt(seatAt(pulled, 232), 1, 232)).toBeNull();
  expect(downAt(seatAt(pulled, 233), 1, 233)).toBe(233);
});
