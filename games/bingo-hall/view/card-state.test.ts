import { describe, expect, it } from 'vitest';
import { cardOf } from '../rules/card.ts';
import { firstPool } from '../rules/pool.ts';
import { potPrizesOf, programmeOf } from '../rules/prizes.ts';
import { winsOf } from '../rules/settle.ts';
import { tellHall } from '../rules/tell.ts';
import { cardStates, nextPattern } from './card-state.ts';
import type { Calls } from './use-calls.ts';

const bet = { draw: 1, cards: [11, 12, 13, 14] };
const drum = { balls: Array.from({ length: 75 }, (_, at) => ((at * 32) % 75) + 1) };
const told = tellHall([bet], drum, firstPool);
const callsOf = (called: number): Calls => ({ drum, told, called, isOver: false });

describe('the cards of a player', () => {
  it('lack what no ball has called, and say what they wait for when it is one', () => {
    const [line] = potPrizesOf(programmeOf(1));
    const firstBall = told.won[0]?.ball ?? 0;
    const before = cardStates(bet, callsOf(firstBall - 1), []);
    expect(before[0]?.missing).toBe(1);
    const awaited = before.flatMap(({ waitsFor }) => waitsFor);
    expect(awaited).toContain(drum.balls[firstBall - 1]);
    expect(before.map(({ missing }) => missing)).toEqual(
      before.map(({ missing }) => missing ?? 0).sort((a, b) => a - b),
    );
    for (const { card, isCalled, missing } of before) {
      const least = Math.min(
        ...(line?.pattern.shapes ?? []).map(
          (shape) => shape.filter((cell) => !isCalled[cell]).length,
        ),
      );
      expect(missing).toBe(least);
      expect(card[12]).toBe(0);
      expect(isCalled[12]).toBe(true);
    }
  });

  it('stand in their order before the first ball, and those that have won first when it is over', () => {
    expect(cardStates(bet, callsOf(0), []).map(({ serial }) => serial)).toEqual(bet.cards);
    const wins = winsOf(bet, told, drum);
    const ended = cardStates(bet, callsOf(75), wins);
    expect(ended[0]?.wins.length).toBeGreaterThan(0);
    expect(ended.every(({ missing }) => missing === null)).toBe(true);
    expect(ended.map(({ card, serial }) => card === cardOf(serial))).not.toContain(false);
  });
});

it('plays for the line first, then for what the timetable says, then for the full house, then for nothing', () => {
  const patterns = [0, ...told.won.map(({ ball }) => ball)].map(
    (called) => nextPattern(1, callsOf(called))?.id ?? null,
  );
  expect(patterns).toEqual(['line', 'letter-x', 'full-house', null]);
});
