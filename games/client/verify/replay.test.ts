import { commitmentOf, createFairSource } from '@perya/game-kit/fair-source';
import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { rules } from '../../plinko/rules/index.ts';
import { replay } from './replay.ts';

const bet = { stake: centavos(10_00), rows: 12, risk: 'high' } as const;
const seeds = { serverSeed: 'cd'.repeat(32), clientSeed: 'mine', nonce: 4 };
const record = {
  roundId: 'r',
  engine: 'plinko',
  gameName: 'Plinko',
  bet,
  moves: [],
  stake: bet.stake,
  payout: centavos(rules.open(bet, createFairSource(seeds)).payout ?? 0n),
  commitment: commitmentOf(seeds.serverSeed),
  ...seeds,
};
const verdict = (change: Partial<typeof record>) => {
  const { isSeedCommitted, isStakeSame, isPayoutSame } = replay(rules, { ...record, ...change });
  return { isSeedCommitted, isStakeSame, isPayoutSame };
};
const right = { isSeedCommitted: true, isStakeSame: true, isPayoutSame: true };

test('an honest round is played again draw by draw and found right', () => {
  expect(verdict({})).toEqual(right);
  const [step] = replay(rules, record).steps;
  expect(step?.draws).toHaveLength(12);
  expect(step?.draws.every(({ bound }) => bound === 2)).toBe(true);
});

test('an exchanged seed, another stake and another payout are each found out', () => {
  expect(verdict({ serverSeed: 'ce'.repeat(32) }).isSeedCommitted).toBe(false);
  expect(verdict({ stake: centavos(20_00) }).isStakeSame).toBe(false);
  expect(verdict({ payout: centavos(record.payout + 1n) }).isPayoutSame).toBe(false);
});
