import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFairSource } from '@perya/game-kit/fair-source';
import { createFastSource } from '@perya/game-kit/fast-source';
import { fraction } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import type { SaranggolaBet } from './bet.ts';
import { returnAt } from './compute-rtp.ts';
import { endOfString, flightMs, ground, heightAt, lowestMark, reachedAtMs } from './curve.ts';
import { heightOf, kites, kitesReaching } from './flight.ts';
import * as saranggola from './index.ts';
import type { SaranggolaMove } from './pull.ts';

const { rules, room } = saranggola;
const stake = centavos(10_00);
const byHand: SaranggolaBet = { slips: [{ stake, mark: null }] };
const byMark = (mark: number): SaranggolaBet => ({ slips: [{ stake, mark }] });

const momentOf = (
  elapsedMs: number,
  height: number,
  bet = byHand,
  moves: readonly SaranggolaMove[] = [],
) => ({ elapsedMs, outcome: { height }, bet, moves });

const isRefused = (act: () => unknown): boolean => {
  try {
    act();
    return false;
  } catch (error) {
    if (error instanceof BetRefused) return true;
    throw error;
  }
};

describe('the climb', () => {
  it('begins on the ground, never falls and stops at the end of the string', () => {
    let before = heightAt(0);
    expect(before).toBe(ground);
    for (let ms = 1; ms <= 70_000; ms += 1) {
      const height = heightAt(ms);
      expect(height).toBeGreaterThanOrEqual(before);
      before = height;
    }
    expect(before).toBe(endOfString);
    expect(heightAt(-5)).toBe(ground);
    expect(heightAt(10 ** 9)).toBe(endOfString);
  });

  it('reaches every mark at one moment and is below it a millisecond before', () => {
    for (let mark = lowestMark; mark <= endOfString; mark += 97) {
      const at = reachedAtMs(mark);
      expect(heightAt(at)).toBeGreaterThanOrEqual(mark);
      expect(heightAt(at - 1)).toBeLessThan(mark);
    }
  });

  it('is over at the first moment at which the kite would be higher than it came', () => {
    for (const height of [ground, 101, 234, 1_000, 49_999]) {
      expect(heightAt(flightMs(height))).toBeGreaterThan(height);
      expect(heightAt(flightMs(height) - 1)).toBeLessThanOrEqual(height);
    }
    expect(heightAt(flightMs(endOfString))).toBe(endOfString);
  });
});

describe('the odds', () => {
  it('are those of counting the kites: as many reach a mark as the formula says', () => {
    for (const mark of [101, 150, 200, 333, 1_000, 9_999, endOfString]) {
      const reaching = Number(kitesReaching(mark));
      expect(heightOf(reaching - 1)).toBeGreaterThanOrEqual(mark);
      expect(heightOf(reaching)).toBeLessThan(mark);
    }
    expect(heightOf(0)).toBe(endOfString);
    expect(heightOf(kites - 1)).toBe(ground);
  });

  it('return 97 of 100 at the worst mark, and at no mark a thousandth of a percent more', () => {
    expect(saranggola.computeRtp()).toEqual(fraction(97, 100));
    for (let mark = lowestMark; mark <= endOfString; mark += 1) {
      const { numerator, denominator } = returnAt(mark);
      expect(numerator * 100_000n).toBeLessThan(denominator * 97_001n);
    }
    expect(checkRtp(saranggola, { rounds: 150_000, seed: 20_264 })).toEqual([]);
  });
});

describe('a pull', () => {
  it('is written down at the height of its moment, and pays it', () => {
    const at = reachedAtMs(234);
    const move = room.timeMove({ slip: 0 }, momentOf(at, 300));
    expect(move).toEqual({ kind: 'pull', slip: 0, height: 234 });
    expect(room.settle(byHand, [move], { height: 300 })).toEqual({
      payout: 23_40n,
      stakeReturned: 0n,
    });
  });

  it('is too late exactly from the moment at which the string has broken', () => {
    for (const height of [101, 150, 987, 20_000]) {
      const over = flightMs(height);
      expect(isRefused(() => room.timeMove({ slip: 0 }, momentOf(over, height)))).toBe(true);
      const last = room.timeMove({ slip: 0 }, momentOf(over - 1, height));
      expect(room.settle(byHand, [last], { height }).payout).toBe((stake * BigInt(height)) / 100n);
    }
  });

  it('gives no stake back without risk: on the ground there is nothing to pull', () => {
    expect(isRefused(() => room.timeMove({ slip: 0 }, momentOf(0, 300)))).toBe(true);
    expect(isRefused(() => room.timeMove({ slip: 0 }, momentOf(50, 300)))).toBe(true);
  });

  it('brings a kite down once, and not one that has come down at its mark', () => {
    const pulled: SaranggolaMove = { kind: 'pull', slip: 0, height: 150 };
    const later = reachedAtMs(200);
    const again = () => room.timeMove({ slip: 0 }, momentOf(later, 300, byHand, [pulled]));
    expect(isRefused(again)).toBe(true);
    const marked = () => room.timeMove({ slip: 0 }, momentOf(later, 300, byMark(180)));
    expect(isRefused(marked)).toBe(true);
    expect(room.timeMove({ slip: 0 }, momentOf(later, 300, byMark(220)))).toEqual({
      kind: 'pull',
      slip: 0,
      height: 200,
    });
  });

  it.each([undefined, null, 3, {}, { slip: '0' }, { slip: -1 }, { slip: 1 }, { slip: 0.5 }])(
    'cannot be read from %s',
    (wish) => {
      expect(isRefused(() => room.timeMove(wish, momentOf(5_000, 5_000)))).toBe(true);
    },
  );
});

describe('a round', () => {
  it('pays a mark that was reached and nothing for one that was not', () => {
    expect(room.settle(byMark(250), [], { height: 250 }).payout).toBe(25_00n);
    expect(room.settle(byMark(251), [], { height: 250 }).payout).toBe(0n);
    expect(room.settle(byHand, [], { height: 49_999 }).payout).toBe(0n);
    expect(room.settle(byHand, [], { height: endOfString }).payout).toBe(5_000_00n);
  });

  it('settles two kites each by itself', () => {
    const bet: SaranggolaBet = {
      slips: [
        { stake, mark: 150 },
        { stake: centavos(7_00), mark: null },
      ],
    };
    const moves: SaranggolaMove[] = [{ kind: 'pull', slip: 1, height: 233 }];
    expect(room.settle(bet, moves, { height: 240 }).payout).toBe(15_00n + 16_31n);
    expect(room.settle(bet, [], { height: 240 }).payout).toBe(15_00n);
  });

  it('returns what nobody could play while the room was away, and keeps marks and pulls', () => {
    const bet: SaranggolaBet = {
      slips: [
        { stake, mark: 150 },
        { stake: centavos(7_00), mark: null },
      ],
    };
    const away: SaranggolaMove = { kind: 'away' };
    expect(room.settle(bet, [away], { height: 120 })).toEqual({
      payout: 0n,
      stakeReturned: 7_00n,
    });
    const pulled: SaranggolaMove = { kind: 'pull', slip: 1, height: 110 };
    expect(room.settle(bet, [pulled, away], { height: 160 })).toEqual({
      payout: 15_00n + 7_70n,
      stakeReturned: 0n,
    });
    // At the end of the string nobody has to pull.
    expect(room.settle(bet, [away], { height: endOfString })).toEqual({
      payout: 15_00n + 3_500_00n,
      stakeReturned: 0n,
    });
  });

  it('never pays a part of a centavo, nor more than its cap', () => {
    const random = createFastSource(11);
    for (let round = 0; round < 20_000; round += 1) {
      const pesos = 1 + random.below(1_000);
      const mark = lowestMark + random.below(endOfString - lowestMark + 1);
      const bet = rules.parseBet({
        slips: [
          { stake: BigInt(pesos) * 100n, mark },
          { stake: 1_00n, mark: null },
        ],
      });
      const { payout } = room.settle(bet, [], room.draw(random));
      expect(payout).toBeLessThanOrEqual(rules.stakeRange.payoutMax);
      expect(payout === 0n || payout > BigInt(pesos) * 100n || payout === 500_00n).toBe(true);
    }
    const most = rules.parseBet({ slips: [{ stake: rules.stakeRange.stakeMax, mark: null }] });
    expect(room.settle(most, [], { height: endOfString }).payout).toBe(rules.stakeRange.payoutMax);
  });

  it('is the same for the same seeds in every seat, and survives being stored', () => {
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'saranggola:1', nonce: 7 };
    const mine = rules.open(byHand, createFairSource(seeds));
    const yours = rules.open(byMark(900), createFairSource(seeds));
    expect(mine.state.outcome).toEqual(yours.state.outcome);
    expect(decodeJson(encodeJson(mine.state))).toEqual(mine.state);
    const next = createFairSource({ ...seeds, nonce: 8 });
    expect(rules.open(byHand, next).state.outcome).not.toEqual(mine.state.outcome);
  });

  it('says in both languages what became of each kite', () => {
    const bet: SaranggolaBet = {
      slips: [
        { stake, mark: 150 },
        { stake, mark: null },
      ],
    };
    const lines = room.describe({
      bet,
      moves: [],
      outcome: { height: 199 },
      payout: centavos(15_00),
    });
    expect(lines.map(({ value }) => value.en)).toEqual([
      '1.99×',
      'staked ₱10.00, down at 1.50×, paid ₱15.00',
      'staked ₱10.00, flew away',
      '₱15.00',
    ]);
    expect(lines[1]?.label.tl).toBe('Saranggola 1');
  });
});

describe('a bet', () => {
  it.each([
    ['nothing', undefined],
    ['no slips', {}],
    ['none at all', { slips: [] }],
    ['three', { slips: [1, 2, 3].map(() => ({ stake, mark: null })) }],
    ['a number for a stake', { slips: [{ stake: 1000, mark: null }] }],
    ['part of a peso', { slips: [{ stake: 1_50n, mark: null }] }],
    ['less than the least', { slips: [{ stake: 0n, mark: null }] }],
    ['a negative stake', { slips: [{ stake: -1_00n, mark: null }] }],
    [
      'more than the most in two',
      {
        slips: [
          { stake: 2_000_00n, mark: null },
          { stake, mark: null },
        ],
      },
    ],
    ['no word about the mark', { slips: [{ stake }] }],
    ['a mark on the ground', { slips: [{ stake, mark: 100 }] }],
    ['a mark beyond the string', { slips: [{ stake, mark: endOfString + 1 }] }],
    ['a broken mark', { slips: [{ stake, mark: 150.5 }] }],
  ])('of %s is refused', (_what, input) => {
    expect(isRefused(() => rules.parseBet(input))).toBe(true);
  });

  it('keeps stakes and marks and nothing else', () => {
    const bet = rules.parseBet({ slips: [{ stake, mark: 150, height: 9 }], moves: [1] });
    expect(bet).toEqual({ slips: [{ stake, mark: 150 }] });
  });
});
