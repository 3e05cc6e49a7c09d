import type { Centavos } from '@perya/money';
import type { Card } from '../../dice-and-cards/deck.ts';
import { potOf } from './finish.ts';
import { layOut, meldsWith } from './melds.ts';
import { canFight } from './play.ts';
import {
  type Each,
  isOpened,
  type Meld,
  type Phase,
  type Place,
  type Result,
  type Seen,
  type State,
} from './state.ts';

export interface Shown {
  unit: Centavos;
  bots: boolean;
  me: Place;
  dealer: Place;
  turn: Place;
  phase: Phase;
  hand: readonly Card[];
  /** What of the hand belongs to no meld, counted. */
  points: number;
  counts: Each<number>;
  opened: Each<boolean>;
  stockCount: number;
  top: Card | null;
  discardCount: number;
  melds: readonly Meld[];
  /** Cards of the hand that make a meld with the card on top; none while that cannot be taken. */
  chows: readonly (readonly Card[])[];
  canFight: boolean;
  /** Whoever has called a fight, and who waits to be asked. */
  answers: State['answers'];
  seenCount: number;
  seen: readonly Seen[];
  result: Result | null;
  pot: Centavos | null;
  /** All hands, once the hand is over. */
  hands: State['hands'] | null;
}

/** What the seat may know: its own hand and what lies open. The others' hands come with the end. */
export function show(state: State): Shown {
  const { unit, bots, me, dealer, turn, phase, melds, answers, seenCount, seen, result } = state;
  const hand = state.hands[me];
  const top = state.discards.at(-1) ?? null;
  const isMyDraw = phase === 'draw' && turn === me;
  return {
    unit,
    bots,
    me,
    dealer,
    turn,
    phase,
    hand,
    points: layOut(hand).points,
    counts: [state.hands[0].length, state.hands[1].length, state.hands[2].length],
    opened: [isOpened(state, 0), isOpened(state, 1), isOpened(state, 2)],
    stockCount: state.stock.length,
    top,
    discardCount: state.discards.length,
    melds,
    chows: isMyDraw && top !== null ? meldsWith(hand, top) : [],
    canFight: isMyDraw && canFight(state, me),
    answers,
    seenCount,
    seen,
    result,
    pot: result && potOf(unit, result),
    hands: result ? state.hands : null,
  };
}
