import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import type { PastRound } from '../view.ts';
import { keepPast, totalsOf, withHeld } from './past-rounds.ts';

const round = (id: string, stake = 10_00, payout = 0): PastRound<unknown> => ({
  id,
  status: 'settled',
  stake: centavos(stake),
  payout: centavos(payout),
  stakeReturned: centavos(0),
  isHeld: false,
  shown: null,
  playedAtMs: 0,
});
const idsOf = (past: readonly PastRound<unknown>[]) => past.map(({ id }) => id);

test('puts the newest round in front, once', () => {
  const past = keepPast([round('b'), round('a')], round('c'));
  expect(idsOf(past)).toEqual(['c', 'b', 'a']);
  expect(idsOf(keepPast(past, round('c')))).toEqual(['c', 'b', 'a']);
});

test('keeps twenty rounds and lets the oldest go', () => {
  let past: readonly PastRound<unknown>[] = [];
  for (let played = 1; played <= 25; played += 1) past = keepPast(past, round(`${played}`));
  expect(past).toHaveLength(20);
  expect([past[0]?.id, past.at(-1)?.id]).toEqual(['25', '6']);
});

test('adds up what the rounds cost and paid', () => {
  expect(totalsOf([round('a', 10_00, 25_00), round('b', 5_00)])).toEqual({
    stake: 15_00n,
    payout: 25_00n,
  });
});

test('counts no held win as paid, also where the wallet said so late', () => {
  const past = [round('a', 10_00, 25_00), round('b', 5_00, 12_000_00)];
  const held = withHeld(past, new Set(['b']));
  expect(held.map(({ id, isHeld }) => [id, isHeld])).toEqual([
    ['a', false],
    ['b', true],
  ]);
  expect(totalsOf(held)).toEqual({ stake: 15_00n, payout: 25_00n });
});
