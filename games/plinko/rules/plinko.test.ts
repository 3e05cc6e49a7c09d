import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFairSource } from '@perya/game-kit/fair-source';
import { createFastSource } from '@perya/game-kit/fast-source';
import { toBasisPoints } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import * as plinko from './index.ts';
import { factorsOf, returnOf, risks, rowChoices, waysTo } from './paytable.ts';

const { rules } = plinko;
const bet = { stake: centavos(5_00), rows: 12, risk: 'medium' } as const;
const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'perya', nonce: 3 };

describe('the boards of plinko', () => {
  test('have one factor a slot, mirrored, and all ways together are 2^rows', () => {
    for (const rows of rowChoices) {
      const ways = Array.from({ length: rows + 1 }, (_, slot) => waysTo(slot, rows));
      expect(ways.reduce((sum, each) => sum + each, 0n)).toBe(2n ** BigInt(rows));
      for (const risk of risks) {
        const factors = factorsOf(rows, risk);
        expect(factors).toHaveLength(rows + 1);
        expect(factors).toEqual([...factors].reverse());
      }
    }
  });

  test('return what is declared or more, and never 99.5 %', () => {
    for (const rows of rowChoices) {
      for (const risk of risks) {
        const points = toBasisPoints(returnOf(rows, risk));
        expect(points, `${rows} ${risk}`).toBeGreaterThanOrEqual(rules.rtpBasisPoints);
        expect(points, `${rows} ${risk}`).toBeLessThan(9950);
      }
    }
  });

  test('return in a simulation what was computed', () => {
    expect(checkRtp(plinko, { rounds: 60_000, seed: 7 })).toEqual([]);
    const play = { bet: { ...bet, rows: 16, risk: 'high' } as const };
    const other = { ...plinko, simulatedPlay: play, computeRtp: () => returnOf(16, 'high') };
    const declared = { ...rules, rtpBasisPoints: toBasisPoints(returnOf(16, 'high')) };
    expect(checkRtp({ ...other, rules: declared }, { rounds: 60_000, seed: 11 })).toEqual([]);
  });
});

describe('a ball', () => {
  test('falls the same way for the same seeds, and another way for another nonce', () => {
    const first = rules.open(bet, createFairSource(seeds));
    expect(rules.open(bet, createFairSource(seeds))).toEqual(first);
    const paths = new Set(
      Array.from({ length: 50 }, (_, nonce) =>
        rules.open(bet, createFairSource({ ...seeds, nonce })).state.path.join(''),
      ),
    );
    expect(paths.size).toBeGreaterThan(40);
  });

  test('pays the factor of its slot to the centavo, whatever the stake, and never above the cap', () => {
    const random = createFastSource(5);
    for (let round = 0; round < 2000; round += 1) {
      const stake = centavos(BigInt(1 + random.below(2000)) * 100n);
      const risk = risks[random.below(3)] ?? 'low';
      const rows = rowChoices[random.below(3)] ?? 8;
      const { state, payout } = rules.open({ stake, rows, risk }, random);
      const { slot, factor } = rules.show(state);
      expect(slot).toBe(state.path.filter((bounce) => bounce === 1).length);
      expect(payout).not.toBeNull();
      expect((payout ?? 0n) * 100n).toBe(stake * BigInt(factor));
      expect(payout).toBeLessThanOrEqual(rules.stakeRange.payoutMax);
    }
  });

  test('is described in both languages and survives being written down', () => {
    const { state } = rules.open(bet, createFairSource(seeds));
    expect(decodeJson(encodeJson(state))).toEqual(state);
    for (const { label, value } of rules.describe(state)) {
      for (const text of [label.en, label.tl, value.en, value.tl]) expect(text).not.toBe('');
    }
  });
});

describe('a bet on plinko is refused', () => {
  const refused: Record<string, unknown> = {
    nothing: null,
    'a number': 5,
    'no fields': {},
    'no stake': { rows: 8, risk: 'low' },
    'a stake that is a number': { ...bet, stake: 500 },
    'a stake of zero': { ...bet, stake: 0n },
    'a negative stake': { ...bet, stake: -500n },
    'a stake with centavos': { ...bet, stake: 150n },
    'a stake above the limit': { ...bet, stake: 200_100n },
    'other rows': { ...bet, rows: 9 },
    'rows as text': { ...bet, rows: '8' },
    'an unknown risk': { ...bet, risk: 'none' },
    'a risk of the prototype': { ...bet, risk: 'constructor' },
  };
  test.each(Object.entries(refused))('with %s', (_name, input) => {
    expect(() => rules.parseBet(input)).toThrow(BetRefused);
  });

  test('and so is every move', () => {
    for (const move of [null, {}, 'left']) {
      expect(() => rules.parseMove(move)).toThrow(BetRefused);
    }
  });

  test('but extra fields are only left behind', () => {
    expect(rules.parseBet({ ...bet, path: [1, 1, 1] })).toEqual(bet);
  });
});
