import { type Card, rankOf } from '../../dice-and-cards/deck.ts';

/** An ace counts 1 here; see `raiseAce`. */
export function cardValue(card: Card): number {
  const rank = rankOf(card);
  if (rank === 'A') return 1;
  return 'TJQK'.includes(rank) ? 10 : Number(rank);
}

export interface Total {
  total: number;
  /** An ace in it counts 11. */
  isSoft: boolean;
}

/** The total of a hand whose aces count 1, with one of them raised to 11 where that does not bust. */
export function raiseAce(sum: number, hasAce: boolean): number {
  return hasAce && sum <= 11 ? sum + 10 : sum;
}

export function totalOf(cards: readonly Card[]): Total {
  const values = cards.map(cardValue);
  const sum = values.reduce((so, value) => so + value, 0);
  const total = raiseAce(sum, values.includes(1));
  return { total, isSoft: total > sum };
}

export const bustAbove = 21;
export const dealerStandsAt = 17;

export function isBust(cards: readonly Card[]): boolean {
  return totalOf(cards).total > bustAbove;
}

/** An ace and a ten-card in the first two. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === bustAbove;
}

/** Two cards of one value: a king and a ten are a pair too. */
export function isPair(cards: readonly Card[]): boolean {
  const [first, second] = cards;
  return cards.length === 2 && !!first && !!second && cardValue(first) === cardValue(second);
}
