import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { begun, ended, firstState, type SlotState, shownStakeOf, withStake } from './slot-state.ts';

const round = {
  id: 'a',
  status: 'settled' as const,
  stake: centavos(10_00),
  payout: centavos(40_00),
  stakeReturned: centavos(0),
  isHeld: false,
  shown: null,
};
const over: SlotState<null> = ended(begun(firstState), round);

test('shows what a round paid until the next one begins', () => {
  expect([over.won, over.result?.id, over.phase]).toEqual([40_00n, 'a', 'idle']);
  expect(begun(over)).toMatchObject({ won: null, result: null, phase: 'waiting' });
});

test('counts every amount on the board by the new stake as soon as it changes', () => {
  const raised = withStake(over, centavos(50_00));
  expect(shownStakeOf(over)).toBe(10_00n);
  expect(shownStakeOf(raised)).toBe(50_00n);
  expect([raised.won, raised.result]).toEqual([null, null]);
});

test('goes back to where it was when a bet is refused', () => {
  expect(ended(begun(firstState), null)).toEqual(firstState);
});
