import { BetRefused } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import type { Pattern } from '../../bingo-75/rules/patterns.ts';
import { type Card, callsOf, completedAt, never } from '../../bingo-75/rules/round.ts';
import { type HallBet, priceOf, stakeOf } from './bet.ts';
import { cardOf } from './card.ts';
import { type HallPool, type PoolTold, tellPool } from './pool.ts';
import { type PotPrize, potPrizesOf, programmeOf } from './prizes.ts';

/** The balls in the order in which they leave the drum, for everybody. */
export interface Drum {
  balls: readonly number[];
}

/** Who won a prize of the pot: so many cards by the same ball, and what each of them is paid. */
export interface PotWon {
  pattern: string;
  ball: number;
  cards: number;
  each: Centavos;
}

/** What a draw comes to for the whole hall; the house writes it into every seat. */
export interface HallTold {
  kind: 'hall';
  players: number;
  cards: number;
  pot: Centavos;
  /** In the order in which they fell. */
  won: readonly PotWon[];
  /** By the number of balls called: how many cards waited for a single number of the prize that was played for. */
  near: readonly number[];
  /** Missing of draws that were played before the hall had a pool. */
  pool?: PoolTold;
}

export const unreadable = {
  en: 'The balls are in the drum; there is nothing to choose.',
  tl: 'Nasa tambiyolo na ang mga bola; wala nang pipiliin.',
};

export function refuseMove(): never {
  throw new BetRefused(unreadable);
}

/** Reads what the house has written. Nobody else can: a player's wish becomes no move. */
export function parseMove(input: unknown): HallTold {
  const { kind, won, near } = (input ?? {}) as Partial<HallTold>;
  if (kind !== 'hall' || !Array.isArray(won) || !Array.isArray(near)) return refuseMove();
  return input as HallTold;
}

/** The first ball by which a card has the pattern. All 75 are in the drum, so every pattern comes. */
const ballOf = (pattern: Pattern, card: Card, calls: readonly number[]): number =>
  completedAt(pattern, card, calls) ?? never;

/** A part of a centavo is rounded up, at the cost of the house: no less than the whole share is paid. */
function shareOf(pot: Centavos, { share }: PotPrize, cards: number): Centavos {
  const parts = BigInt(100 * cards);
  return centavos((pot * BigInt(share) + parts - 1n) / parts);
}

function wonOf(
  prize: PotPrize,
  pot: Centavos,
  cards: readonly Card[],
  calls: readonly number[],
): PotWon {
  const balls = cards.map((card) => ballOf(prize.pattern, card, calls));
  const ball = balls.reduce((first, each) => Math.min(first, each), never);
  const winners = balls.filter((each) => each === ball).length;
  return { pattern: prize.pattern.id, ball, cards: winners, each: shareOf(pot, prize, winners) };
}

/** From which ball to which a shape waits for its last number. */
function waitOf(shape: readonly number[], card: Card, calls: readonly number[]): [number, number] {
  let last = 0;
  let before = 0;
  for (const cell of shape) {
    const at = calls[card[cell] ?? 0] ?? never;
    if (at > last) {
      before = last;
      last = at;
    } else if (at > before) before = at;
  }
  return [before, last];
}

/** How many cards wait for one number of the pattern, after each of these balls. */
function countNear(
  { shapes }: Pattern,
  cards: readonly Card[],
  calls: readonly number[],
  { from, until }: { from: number; until: number },
): number[] {
  const near = new Array<number>(until - from).fill(0);
  const seenBy = new Array<number>(until - from).fill(-1);
  cards.forEach((card, place) => {
    for (const shape of shapes) {
      const [waits, ends] = waitOf(shape, card, calls);
      for (let ball = Math.max(waits, from); ball < Math.min(ends, until); ball += 1) {
        // A card that waits in two ways is one card.
        if (seenBy[ball - from] === place) continue;
        seenBy[ball - from] = place;
        near[ball - from] = (near[ball - from] ?? 0) + 1;
      }
    }
  });
  return near;
}

/** What the pool comes to; nothing where the draw knows of none. */
function poolOf(before: HallPool | null, { draw }: HallBet, pot: Centavos, won: readonly PotWon[]) {
  const last = won.at(-1);
  if (!before || !last) return {};
  const { ball, cards } = last;
  return { pool: tellPool(before, { price: priceOf(draw), pot, ball, cards }) };
}

/** Every card of the hall against the drum. All bets are for the same draw: the room has seen to it. */
export function tellHall(
  bets: readonly HallBet[],
  { balls }: Drum,
  before: HallPool | null,
): HallTold {
  const cards = bets.flatMap((bet) => bet.cards.map(cardOf));
  const pot = centavos(bets.reduce((sum, bet) => sum + stakeOf(bet), 0n));
  const told = { kind: 'hall', players: bets.length, cards: cards.length, pot } as const;
  const [first] = bets;
  if (!first) {
    const pool = before && { pool: { before, prize: centavos(0), won: null, after: before } };
    return { ...told, won: [], near: [], ...pool };
  }
  const calls = callsOf(balls);
  const prizes = potPrizesOf(programmeOf(first.draw));
  const won = prizes.map((prize) => wonOf(prize, pot, cards, calls));
  const near = prizes.flatMap(({ pattern }, place) => {
    const span = { from: won[place - 1]?.ball ?? 0, until: won[place]?.ball ?? 0 };
    return countNear(pattern, cards, calls, span);
  });
  return { ...told, won, near, ...poolOf(before, first, pot, won) };
}
