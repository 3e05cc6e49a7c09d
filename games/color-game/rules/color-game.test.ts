import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFairSource } from '@perya/game-kit/fair-source';
import { createFastSource } from '@perya/game-kit/fast-source';
import { fraction } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type { RandomSource } from '@perya/game-kit/random';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import { type Colour, colours, type Spot } from './colours.ts';
import * as colorGame from './index.ts';
import { payoutOf } from './payout-of.ts';
import { throwsByMatches, throwsOfSide } from './paytable.ts';

const { rules } = colorGame;
const stake = centavos(10_00n);

/** A throw that shows these colours. */
function throwing(dice: readonly Colour[]): RandomSource {
  let at = 0;
  return {
    below: (bound) => {
      expect(bound).toBe(6);
      const colour = dice[at];
      at += 1;
      return colours.indexOf(colour as Colour);
    },
  };
}

const open = (placed: Partial<Record<Spot, bigint>>, dice: readonly Colour[]) =>
  rules.open(
    rules.parseBet({
      placed: Object.entries(placed).map(([spot, staked]) => ({ spot, stake: staked })),
    }),
    throwing(dice),
  );

describe('color game', () => {
  it.each([
    ['no die', ['blue', 'white', 'pink'], 0n],
    ['one die', ['red', 'white', 'pink'], 20_00n],
    ['two dice', ['red', 'white', 'red'], 30_00n],
    ['three dice', ['red', 'red', 'red'], 130_00n],
  ] as const)('pays for %s of the colour', (_what, dice, paid) => {
    expect(open({ red: stake }, dice).payout).toBe(paid);
  });

  it('pays each colour on its own', () => {
    const dice = ['red', 'blue', 'blue'] as const;
    const { payout, state } = open({ red: 10_00n, blue: 20_00n, green: 30_00n }, dice);
    expect(payout).toBe(20_00n + 60_00n);
    expect(rules.stakeOf(state.bet)).toBe(60_00n);
  });

  it('pays two alike for three alike too, and three alike for nothing else', () => {
    const bet = { double: stake, triple: stake };
    expect(open(bet, ['white', 'pink', 'white']).payout).toBe(21_50n);
    expect(open(bet, ['pink', 'pink', 'pink']).payout).toBe(21_50n + 350_00n);
    expect(open(bet, ['red', 'pink', 'white']).payout).toBe(0n);
  });

  it('returns on two and three alike what the info sheet says of all 216 throws', () => {
    const [, double, triple] = colorGame.computeBetOdds();
    expect(double).toMatchObject({ returned: fraction(43, 45), chance: fraction(96, 216) });
    expect(triple).toMatchObject({ returned: fraction(35, 36), chance: fraction(6, 216) });
    expect(throwsOfSide).toEqual({ double: 96, triple: 6 });
  });

  it('counts every throw as the info sheet says', () => {
    const counts = [0, 0, 0, 0];
    for (const first of colours) {
      for (const second of colours) {
        for (const third of colours) {
          const matches = [first, second, third].filter((die) => die === 'green').length;
          counts[matches] = (counts[matches] ?? 0) + 1;
        }
      }
    }
    expect(counts).toEqual(Object.values(throwsByMatches));
  });

  it('returns 208 of 216 and declares no more', () => {
    expect(colorGame.computeRtp()).toEqual(fraction(208, 216));
    expect(checkRtp(colorGame, { rounds: 150_000, seed: 20_261 })).toEqual([]);
  });

  it('never pays more than its cap', () => {
    const { stakeMax, payoutMax } = rules.stakeRange;
    const most = (['red', 'double', 'triple'] as const).map((spot) =>
      payoutOf({ spot, stake: stakeMax }, ['red', 'red', 'red']),
    );
    expect(most).toEqual([130_000_00n, 21_500_00n, payoutMax]);
  });

  it('gives the same round for the same seeds, and a state that survives being stored', () => {
    const bet = colorGame.simulatedPlay.bet;
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'perya', nonce: 7 };
    const round = rules.open(bet, createFairSource(seeds));
    expect(rules.open(bet, createFairSource(seeds))).toEqual(round);
    expect(decodeJson(encodeJson(round.state))).toEqual(round.state);
    expect(rules.show(round.state)).toEqual(round.state);
  });

  it('throws every colour with every die', () => {
    const random = createFastSource(3);
    const seen = [new Set<Colour>(), new Set<Colour>(), new Set<Colour>()];
    for (let round = 0; round < 200; round += 1) {
      const { dice } = rules.open(colorGame.simulatedPlay.bet, random).state;
      expect(dice).toHaveLength(3);
      dice.forEach((die, at) => {
        seen[at]?.add(die);
      });
    }
    expect(seen.map(({ size }) => size)).toEqual([6, 6, 6]);
  });

  it('tells the round in both languages', () => {
    const { state } = open({ red: 10_00n, blue: 20_00n }, ['red', 'red', 'white']);
    const lines = rules.describe(state);
    expect(lines.map(({ value }) => value.en)).toEqual([
      'Red sun · Red sun · White moon',
      'staked ₱10.00, paid ₱30.00',
      'staked ₱20.00, paid ₱0.00',
      '₱30.00',
    ]);
    expect(lines.map(({ label }) => label.tl)).toEqual([
      'Mga dado',
      'Pulang araw',
      'Asul na alon',
      'Kabuuang bayad',
    ]);
  });

  it('refuses colours that no die carries, and every move', () => {
    expect(() => rules.parseBet({ placed: [{ spot: 'purple', stake }] })).toThrow(BetRefused);
    expect(() => rules.parseBet({ placed: [{ spot: 'red', stake: 4_00n }] })).toThrow(BetRefused);
    expect(() => rules.parseBet({ placed: [{ spot: 'red', stake: 10_001_00n }] })).toThrow(
      BetRefused,
    );
    expect(() => rules.parseMove({ dice: ['red', 'red', 'red'] })).toThrow(BetRefused);
  });
});
