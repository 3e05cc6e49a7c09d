import { createFastSource } from '@perya/game-kit/fast-source';
import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { ballsDrawn, freeCell, patterns } from '../rules/patterns.ts';
import { nextTierOf, progressOf } from './progress.ts';

const stateOf = (seed: number) =>
  rules.open({ price: centavos(100), cards: 4 }, createFastSource(seed)).state;

test('begins with the free centre and no prize, and ends with all that the round pays', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const state = stateOf(seed);
    for (const [at, card] of state.cards.entries()) {
      const before = progressOf(state, at, 0);
      expect([...before.calledCells]).toEqual([freeCell]);
      expect(before.prizes).toEqual([]);
      const after = progressOf(state, at, ballsDrawn);
      expect(after.prizes).toEqual(state.prizes[at]);
      const called = card.filter((number) => number === 0 || state.balls.includes(number));
      expect(after.calledCells.size).toBe(called.length);
    }
  }
});

test('lights only cells that are called', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const state = stateOf(seed);
    for (let drawn = 0; drawn <= ballsDrawn; drawn += 5) {
      const { wonCells, calledCells } = progressOf(state, 0, drawn);
      for (const cell of wonCells) expect(calledCells.has(cell)).toBe(true);
    }
  }
});

test('says what the next ball can still win', () => {
  const [line] = patterns;
  if (!line) throw new Error('There is a first pattern');
  expect(nextTierOf(line, 0)?.multiplier).toBe(20);
  expect(nextTierOf(line, 14)?.multiplier).toBe(20);
  expect(nextTierOf(line, 15)?.multiplier).toBe(4);
  expect(nextTierOf(line, 30)).toBeNull();
});
