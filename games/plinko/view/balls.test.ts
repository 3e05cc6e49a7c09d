import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { type BoardBall, type Drop, fallingCountOf, withBall, withLanded } from './balls.ts';

const drop = (id: string): Drop => ({
  id,
  status: 'settled',
  stake: centavos(10_00),
  payout: centavos(4_50),
  stakeReturned: centavos(0),
  isHeld: false,
  shown: { rows: 8, risk: 'low', stake: centavos(10_00), path: [], slot: 4, factor: 45 },
});
const a = drop('a');
const b = drop('b');
const c = drop('c');
const falling = [a, b, c].reduce<readonly BoardBall[]>(withBall, []);
const idsOf = (balls: readonly BoardBall[]) => balls.map(({ round }) => round.id);

test('a ball that landed stays until the next one lands', () => {
  const one = withLanded(falling, a);
  expect([idsOf(one), fallingCountOf(one)]).toEqual([['a', 'b', 'c'], 2]);
  const two = withLanded(one, b);
  expect([idsOf(two), fallingCountOf(two)]).toEqual([['b', 'c'], 1]);
});

test('counts right when a later ball lands first, and two in one moment', () => {
  const balls = withLanded(withLanded(withLanded(falling, c), a), b);
  expect([idsOf(balls), fallingCountOf(balls)]).toEqual([['b'], 0]);
});
