import { commitmentOf, createFairSource } from '@perya/game-kit/fair-source';
import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import * as hall from '../../bingo-hall/rules/index.ts';
import { firstPool } from '../../bingo-hall/rules/pool.ts';
import { tellHall } from '../../bingo-hall/rules/tell.ts';
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
  const caught = shot.state.won;
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

describe('a seat that was paid by what others held', () => {
  const mine = { draw: 2, cards: [1, 2, 3] };
  const bets = [mine, { draw: 2, cards: [4, 5] }, { draw: 2, cards: [6] }];
  const { outcome } = hall.rules.open(mine, createFairSource(seeds)).state;
  const told = tellHall(bets, outcome ?? { balls: [] }, firstPool);
  const seat = {
    ...record,
    engine: 'bingo-hall',
    bet: mine,
    moves: [told],
    bets,
    stake: hall.rules.stakeOf(mine),
    payout: hall.room.settle(mine, [told], outcome ?? { balls: [] }).payout,
  };
  const verdictOf = (change: Partial<RoundRecord>) =>
    replay(hall.rules, { ...seat, ...change }, hall.room).isPotSame;

  test('is found right with the bets of all, in whatever order', () => {
    expect(verdictOf({})).toBe(true);
    expect(verdictOf({ bets: [...bets].reverse() })).toBe(true);
    expect(replay(hall.rules, seat, hall.room).isPayoutSame).toBe(true);
  });

  test('is wrong when bets are kept back or made up, and when its own is not among them', () => {
    expect(verdictOf({ bets: bets.slice(0, 2) })).toBe(false);
    expect(verdictOf({ bets: [...bets, { draw: 2, cards: [7] }] })).toBe(false);
    expect(verdictOf({ bet: { draw: 2, cards: [9, 8, 7] } })).toBe(false);
    expect(verdictOf({ bets: [] })).toBe(false);
  });

  test('is not asked about in a game without a pot', () => {
    expect(replay(rules, record).isPotSame).toBeNull();
  });
});
