import { commitmentOf, createFairSource } from '@perya/game-kit/fair-source';
import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import { rules as fishing } from '../../isda-blaster/rules/index.ts';
import { rules } from '../../plinko/rules/index.ts';
import type { RoundRecord } from '../port.ts';
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
  stakeReturned: centavos(0),
  commitment: commitmentOf(seeds.serverSeed),
  shoeFrom: null,
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

describe('a round that gave back a part of its stake', () => {
  const magazine = { bulletValue: centavos(50), bullets: 20 };
  const moves = [{ kind: 'shoot', targets: ['dilis', 'bangus'] }, { kind: 'finish' }];
  const source = createFairSource(seeds);
  const shot = fishing.move(
    fishing.open(magazine, source).state,
    fishing.parseMove(moves[0]),
    source,
  );
  const caught = centavos(shot.state.won);
  const fished = {
    ...record,
    engine: 'isda-blaster',
    bet: magazine,
    moves,
    stake: centavos(1000),
    payout: caught,
    stakeReturned: centavos(900),
  };
  const verdictOf = (change: Partial<RoundRecord>) =>
    replay(fishing, { ...fished, ...change }).isPayoutSame;

  test('is found right, and wrong if another part is said to have come back', () => {
    expect(verdictOf({})).toBe(true);
    expect(verdictOf({ stakeReturned: centavos(950) })).toBe(false);
  });

  test('is found right if it is from when that was part of the payout', () => {
    expect(verdictOf({ payout: centavos(caught + 900n), stakeReturned: null })).toBe(true);
    expect(verdictOf({ payout: caught, stakeReturned: null })).toBe(false);
  });
});

test('an exchanged seed, another stake and another payout are each found out', () => {
  expect(verdict({ serverSeed: 'ce'.repeat(32) }).isSeedCommitted).toBe(false);
  expect(verdict({ stake: centavos(20_00) }).isStakeSame).toBe(false);
  expect(verdict({ payout: centavos(record.payout + 1n) }).isPayoutSame).toBe(false);
});
