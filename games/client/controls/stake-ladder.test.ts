import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { doubleStake, halfStake, stakeLadder, stepStake } from './stake-ladder.ts';

const ladder = stakeLadder({ stakeMin: centavos(500), stakeMax: centavos(50_000) });

test('climbs by ones, twos and fives within the stake range', () => {
  expect(ladder).toEqual([500n, 1000n, 2000n, 5000n, 10_000n, 20_000n, 50_000n]);
  expect(stakeLadder({ stakeMin: centavos(300), stakeMax: centavos(300) })).toEqual([300n]);
});

test('steps to the neighbour, also from an amount between two steps, and stays at the ends', () => {
  expect(stepStake(ladder, centavos(1000), 1)).toBe(2000n);
  expect(stepStake(ladder, centavos(1500), -1)).toBe(1000n);
  expect(stepStake(ladder, centavos(50_000), 1)).toBe(50_000n);
  expect(stepStake(ladder, centavos(500), -1)).toBe(500n);
});

test('halves and doubles along the ladder, and stays within it', () => {
  const range = { stakeMin: centavos(1_00), stakeMax: centavos(100_00) };
  const ladder = stakeLadder(range);
  expect(halfStake(ladder, centavos(10_00))).toBe(5_00n);
  expect(halfStake(ladder, centavos(5_00))).toBe(2_00n);
  expect(halfStake(ladder, centavos(1_00))).toBe(1_00n);
  expect(doubleStake(ladder, centavos(10_00))).toBe(20_00n);
  expect(doubleStake(ladder, centavos(2_00))).toBe(5_00n);
  expect(doubleStake(ladder, centavos(100_00))).toBe(100_00n);
});
