import type { Pattern } from '../../bingo-75/rules/patterns.ts';
import { type Card, callsOf, never } from '../../bingo-75/rules/round.ts';
import { cardOf } from '../rules/card.ts';
import { potPrizesOf, programmeOf } from '../rules/prizes.ts';
import type { CardWin } from '../rules/settle.ts';
import type { Calls } from './use-calls.ts';

/** A card as it stands after the balls that were called. */
export interface CardState {
  serial: number;
  card: Card;
  isCalled: readonly boolean[];
  /** Of the prize that is played for: how many numbers are missing; null when nothing is played for. */
  missing: number | null;
  /** Where one is missing: which would do. */
  waitsFor: readonly number[];
  wins: readonly CardWin[];
}

/** The pattern that the next prize of the pot is for; null when all are won. */
export function nextPattern(draw: number, { told, called }: Calls): Pattern | null {
  const prizes = potPrizesOf(programmeOf(draw));
  const place = told ? told.won.findIndex(({ ball }) => ball > called) : 0;
  return prizes[place]?.pattern ?? null;
}

function missingOf(
  { shapes }: Pattern,
  card: Card,
  isCalled: readonly boolean[],
): Pick<CardState, 'missing' | 'waitsFor'> {
  const open = shapes.map((shape) => shape.filter((cell) => !isCalled[cell]));
  const missing = Math.min(...open.map(({ length }) => length));
  const last = missing === 1 ? open.filter(({ length }) => length === 1).flat() : [];
  return { missing, waitsFor: [...new Set(last.map((cell) => card[cell] ?? 0))] };
}

/** The cards of a player, those that have won or lack least first; in the order of the book where they are alike. */
export function cardStates(
  { draw, cards }: { draw: number; cards: readonly number[] },
  calls: Calls,
  wins: readonly CardWin[],
): CardState[] {
  const at = callsOf(calls.drum?.balls ?? []);
  const pattern = nextPattern(draw, calls);
  const states = cards.map((serial): CardState => {
    const card = cardOf(serial);
    const isCalled = card.map((number) => (at[number] ?? never) <= calls.called);
    const lacks = pattern ? missingOf(pattern, card, isCalled) : { missing: null, waitsFor: [] };
    return { serial, card, isCalled, ...lacks, wins: wins.filter((win) => win.card === serial) };
  });
  if (calls.called === 0) return states;
  return states.sort(
    (left, right) =>
      right.wins.length - left.wins.length || (left.missing ?? 0) - (right.missing ?? 0),
  );
}
