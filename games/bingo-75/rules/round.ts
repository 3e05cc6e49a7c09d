import type { Step } from '@perya/game-kit/game';
import type { RandomSource } from '@perya/game-kit/random';
import { drawWithoutReturn } from '@perya/game-kit/shuffle';
import { type Centavos, centavos } from '@perya/money';
import {
  ballCount,
  ballsDrawn,
  columnCells,
  freeCell,
  type Pattern,
  patterns,
  sideLength,
} from './patterns.ts';
import type { Bet } from './tickets.ts';

/** 25 numbers by rows; the free centre is 0. */
export type Card = readonly number[];

export interface Prize {
  pattern: string;
  /** The ball, counted from 1, that completed the pattern. */
  ball: number;
  multiplier: number;
}

export interface State {
  price: Centavos;
  cards: readonly Card[];
  balls: readonly number[];
  /** By card. */
  prizes: readonly (readonly Prize[])[];
}

const numbersFrom = (first: number, length: number) =>
  Array.from({ length }, (_, at) => first + at);

export const everyNumber = numbersFrom(1, ballCount);
const perColumn = ballCount / sideLength;

/** A column holds only numbers of its own fifteen: B to 15, I to 30, N to 45, G to 60, O to 75. */
const columnNumbers = Array.from({ length: sideLength }, (_, column) =>
  numbersFrom(column * perColumn + 1, perColumn),
);

export function drawCard(random: RandomSource): Card {
  const card = new Array<number>(sideLength ** 2).fill(0);
  columnNumbers.forEach((numbers, column) => {
    const cells = columnCells[column] ?? [];
    drawWithoutReturn(numbers, cells.length, random).forEach((number, at) => {
      card[cells[at] ?? freeCell] = number;
    });
  });
  return card;
}

/** Later than any ball: the number stays in the machine. */
export const never = ballCount + 1;

/** When each number is called, by number; the free centre, 0, is called before the first ball. */
export function callsOf(balls: readonly number[]): number[] {
  const calls = new Array<number>(ballCount + 1).fill(never);
  calls[0] = 0;
  balls.forEach((number, at) => {
    calls[number] = at + 1;
  });
  return calls;
}

/** The ball that completes a shape on a card; `never` if the round ends first. */
export function shapeCompletedAt(
  shape: readonly number[],
  card: Card,
  calls: readonly number[],
): number {
  let latest = 0;
  for (const cell of shape) latest = Math.max(latest, calls[card[cell] ?? 0] ?? never);
  return latest;
}

/** The ball that completes a pattern on a card, or null if the round ends first. */
export function completedAt(
  { shapes, shapesNeeded }: Pattern,
  card: Card,
  calls: readonly number[],
): number | null {
  const complete = shapes.map((shape) => shapeCompletedAt(shape, card, calls));
  if (shapesNeeded > 1) complete.sort((left, right) => left - right);
  const ball = shapesNeeded > 1 ? (complete[shapesNeeded - 1] ?? never) : Math.min(...complete);
  return ball === never ? null : ball;
}

function prizesOf(card: Card, calls: readonly number[]): Prize[] {
  return patterns.flatMap((pattern) => {
    const ball = completedAt(pattern, card, calls);
    const tier = ball === null ? undefined : pattern.tiers.find(({ ballMax }) => ball <= ballMax);
    return tier && ball !== null
      ? [{ pattern: pattern.id, ball, multiplier: tier.multiplier }]
      : [];
  });
}

export function payoutOf({ price, prizes }: State): Centavos {
  const multiplier = prizes.flat().reduce((sum, prize) => sum + prize.multiplier, 0);
  return centavos(price * BigInt(multiplier));
}

export function open({ price, cards: count }: Bet, random: RandomSource): Step<State> {
  const cards = Array.from({ length: count }, () => drawCard(random));
  const balls = drawWithoutReturn(everyNumber, ballsDrawn, random);
  const calls = callsOf(balls);
  const state = { price, cards, balls, prizes: cards.map((card) => prizesOf(card, calls)) };
  return { state, payout: payoutOf(state) };
}
