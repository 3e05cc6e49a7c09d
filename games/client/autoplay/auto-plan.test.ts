import { expect, test } from 'vitest';
import { type AutoPlan, endOf, noTally, withRound } from './auto-plan.ts';

const plan: AutoPlan = { rounds: 3, lossMax: 30_00n, gainMin: null, balanceMin: null };
const lost = { stake: 10_00n, payout: 0n, isHeld: false, balance: 500_00n };
const even = { ...lost, payout: 10_00n };

function endAfter(changes: Partial<AutoPlan>, ...rounds: (typeof lost)[]) {
  let tally = noTally;
  return rounds.map((round) => {
    tally = withRound(tally, round);
    return endOf({ ...plan, ...changes }, tally, round);
  });
}

test('ends with the last of its rounds', () => {
  expect(endAfter({}, even, even, even)).toEqual([null, null, 'rounds']);
});

test('never begins a round with which more could be lost than was allowed', () => {
  expect(endAfter({ rounds: 9, lossMax: 30_00n }, lost, lost, lost)).toEqual([null, null, 'loss']);
  expect(endAfter({ rounds: 9, lossMax: 29_99n }, lost, lost)).toEqual([null, 'loss']);
  expect(endAfter({ rounds: 9, lossMax: 10_00n }, even, lost)).toEqual([null, 'loss']);
});

test('ends with one round that gains enough, the stake that comes back not counted', () => {
  const paid = (payout: bigint) => ({ ...even, payout });
  expect(endAfter({ gainMin: 50_00n }, paid(59_99n), paid(60_00n))).toEqual([null, 'gain']);
});

test('ends with a win that is held, whatever was to end it', () => {
  const held = { ...lost, isHeld: true };
  expect(endAfter({ rounds: 9 }, even, held)).toEqual([null, 'held']);
  expect(withRound(noTally, held)).toEqual({ played: 1, net: -10_00n });
});

test('ends below a balance and not at it; one that is not known ends nothing', () => {
  const at = (balance: bigint) => endAfter({ balanceMin: 100_00n }, { ...even, balance });
  expect([at(100_00n), at(99_99n)]).toEqual([[null], ['balance']]);
  const tally = withRound(noTally, even);
  expect(endOf({ ...plan, balanceMin: 1n }, tally, { ...even, balance: null })).toBeNull();
});
