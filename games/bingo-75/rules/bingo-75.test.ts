import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFastSource } from '@perya/game-kit/fast-source';
import { fraction, toNumber } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import { chanceBy } from './chances.ts';
import * as bingo from './index.ts';
import { ballsDrawn, cardMultiplierMax, freeCell, patterns } from './patterns.ts';
import { callsOf, completedAt } from './round.ts';

const { rules } = bingo;
const bet = { price: centavos(500), cards: 4 };
const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const opened = (seed: number) => rules.open(bet, createFastSource(seed));

const patternOf = (id: string) => {
  const pattern = patterns.find((known) => known.id === id);
  if (!pattern) throw new Error(`No pattern ${id}`);
  return pattern;
};

describe('the bet', () => {
  it('stakes the price of every card', () => {
    expect(rules.stakeOf(rules.parseBet({ price: 2_500n, cards: 3 }))).toBe(7_500n);
  });

  it.each([
    null,
    undefined,
    4,
    'four',
    [],
    {},
    { price: 500n },
    { cards: 2 },
    { price: 500n, cards: 0 },
    { price: 500n, cards: 5 },
    { price: 500n, cards: -1 },
    { price: 500n, cards: 1.5 },
    { price: 500n, cards: Number.NaN },
    { price: 500n, cards: '2' },
    { price: 0n, cards: 2 },
    { price: -500n, cards: 2 },
    { price: 550n, cards: 2 },
    { price: 10_100n, cards: 2 },
    { price: 500, cards: 2 },
    { price: '500', cards: 2 },
  ])('refuses %o', (input) => {
    expect(() => rules.parseBet(input)).toThrow(BetRefused);
  });

  it('has no moves', () => {
    expect(() => rules.parseMove({ kind: 'daub' })).toThrow(BetRefused);
  });
});

describe('every round', () => {
  it('is the same for the same seed, and another for another', () => {
    for (const seed of seeds) expect(opened(seed)).toEqual(opened(seed));
    expect(opened(1)).not.toEqual(opened(2));
  });

  it('deals cards whose columns hold only their own numbers, none twice, and a free centre', () => {
    for (const seed of seeds) {
      for (const card of opened(seed).state.cards) {
        expect(card).toHaveLength(25);
        expect(card[freeCell]).toBe(0);
        expect(new Set(card).size).toBe(25);
        for (const [cell, number] of card.entries()) {
          if (cell !== freeCell) expect(Math.floor((number - 1) / 15)).toBe(cell % 5);
        }
      }
    }
  });

  it('draws sixty different balls of seventy-five', () => {
    for (const seed of seeds) {
      const { balls } = opened(seed).state;
      expect(new Set(balls).size).toBe(ballsDrawn);
      expect(Math.min(...balls)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...balls)).toBeLessThanOrEqual(75);
    }
  });

  it('pays the sum of its prizes and stays within the cap', () => {
    for (const seed of seeds) {
      const { state, payout } = opened(seed);
      const multiplier = state.prizes.flat().reduce((sum, prize) => sum + prize.multiplier, 0);
      expect(payout).toBe(500n * BigInt(multiplier));
      expect(payout).toBeLessThanOrEqual(rules.stakeRange.payoutMax);
    }
  });

  it('survives being stored', () => {
    for (const seed of seeds) {
      const { state } = opened(seed);
      expect(decodeJson(encodeJson(state))).toEqual(state);
    }
  });

  it('is described in both languages within the lines that a bet record holds', () => {
    for (const seed of seeds) {
      const lines = rules.describe(opened(seed).state);
      expect(lines.length).toBeLessThanOrEqual(64);
      for (const { label, value } of lines) {
        for (const text of [label.en, label.tl, value.en, value.tl]) expect(text).not.toBe('');
      }
    }
  });
});

describe('patterns', () => {
  /** Numbers by place: cell n holds n + 1, except the free centre. */
  const card = Array.from({ length: 25 }, (_, cell) => (cell === freeCell ? 0 : cell + 1));
  const at = (id: string, balls: number[]) => completedAt(patternOf(id), card, callsOf(balls));

  it('sees a row, a column and a diagonal, whose free centre needs no ball', () => {
    expect(at('line', [1, 2, 3, 4, 5])).toBe(5);
    expect(at('line', [11, 12, 14, 15])).toBe(4);
    expect(at('line', [50, 3, 8, 18, 23])).toBe(5);
    expect(at('line', [1, 7, 19, 25])).toBe(4);
    expect(at('line', [1, 2, 3, 4])).toBeNull();
  });

  it('completes two lines with the second of them', () => {
    expect(at('two-lines', [1, 2, 3, 4, 5])).toBeNull();
    expect(at('two-lines', [1, 2, 3, 4, 5, 60, 11, 12, 14, 15])).toBe(10);
    expect(at('two-lines', [1, 7, 19, 25, 5, 9, 17, 21])).toBe(8);
  });

  it('sees the letter X, the frame and the full house', () => {
    const cross = [1, 7, 19, 25, 5, 9, 17, 21];
    expect(at('letter-x', cross)).toBe(8);
    expect(at('letter-x', cross.slice(1))).toBeNull();
    const frame = [1, 2, 3, 4, 5, 6, 10, 11, 15, 16, 20, 21, 22, 23, 24, 25];
    expect(at('frame', frame)).toBe(16);
    expect(at('frame', frame.slice(1))).toBeNull();
    const everything = card.filter((number) => number > 0);
    expect(at('full-house', everything)).toBe(24);
    expect(at('full-house', everything.slice(1))).toBeNull();
  });

  it('pays the best tier of a pattern and each pattern apart', () => {
    expect(cardMultiplierMax).toBe(20 + 15 + 20 + 100 + 2_500);
    for (const pattern of patterns) {
      const balls = pattern.tiers.map(({ ballMax }) => ballMax);
      expect(balls).toEqual(balls.toSorted((left, right) => left - right));
      expect(Math.max(...balls)).toBeLessThanOrEqual(ballsDrawn);
    }
  });
});

describe('the return', () => {
  it('is certain of a line, and of nothing else, when the numbers say so', () => {
    expect(chanceBy(patternOf('line'), 75)).toEqual(fraction(1));
    expect(chanceBy(patternOf('two-lines'), 75)).toEqual(fraction(1));
    expect(chanceBy(patternOf('full-house'), 23)).toEqual(fraction(0));
    // Four lines pass the free centre: 4 · C(71, 0) ways of C(75, 4).
    expect(chanceBy(patternOf('line'), 4)).toEqual(fraction(4, 1_215_450));
  });

  it.each(['line', 'two-lines', 'letter-x'])('counts %s as often as it is drawn', (id) => {
    const random = createFastSource(75);
    const rounds = 8_000;
    const counted = [22, 30, 38, 45].map((ball) => ({ ball, hits: 0 }));
    for (let round = 0; round < rounds; round += 1) {
      const { cards, balls } = rules.open({ price: centavos(100), cards: 1 }, random).state;
      const complete = completedAt(patternOf(id), cards[0] ?? [], callsOf(balls));
      for (const count of counted) {
        if (complete !== null && complete <= count.ball) count.hits += 1;
      }
    }
    for (const { ball, hits } of counted) {
      const chance = toNumber(chanceBy(patternOf(id), ball));
      const deviation = Math.sqrt((chance * (1 - chance)) / rounds);
      expect(Math.abs(hits / rounds - chance)).toBeLessThan(4 * deviation);
    }
  });

  it('is what the rules declare, computed and simulated', () => {
    expect(checkRtp(bingo, { rounds: 25_000, seed: 75 })).toEqual([]);
  });
});
