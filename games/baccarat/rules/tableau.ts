import { type Card, type Rank, rankOf } from '../../dice-and-cards/deck.ts';

const points: Record<Rank, number> = {
  A: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 0,
  J: 0,
  Q: 0,
  K: 0,
};

export function pointsOf(card: Card): number {
  return points[rankOf(card)];
}

/** Only the last digit of a sum counts: 7 and 8 are 5. */
export function handPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}

/** Two cards that make 8 or 9 end the round: nobody draws. */
export function isNatural(total: number): boolean {
  return total >= 8;
}

export function doesPlayerDraw(playerTotal: number): boolean {
  return playerTotal <= 5;
}

/** The lowest and highest third card of the player against which the banker draws, by the banker's total. */
const bankerDrawsAgainst: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [[0, 9]],
  [[0, 9]],
  [[0, 9]],
  [
    [0, 7],
    [9, 9],
  ],
  [[2, 7]],
  [[4, 7]],
  [[6, 7]],
  [],
];

/** `playerThird` is the points of the player's third card; null if the player stood. */
export function doesBankerDraw(bankerTotal: number, playerThird: number | null): boolean {
  if (playerThird === null) return bankerTotal <= 5;
  const ranges = bankerDrawsAgainst[bankerTotal] ?? [];
  return ranges.some(([from, to]) => playerThird >= from && playerThird <= to);
}

export const outcomes = ['player', 'banker', 'tie'] as const;
export type Outcome = (typeof outcomes)[number];

export function outcomeOf(playerTotal: number, bankerTotal: number): Outcome {
  if (playerTotal === bankerTotal) return 'tie';
  return playerTotal > bankerTotal ? 'player' : 'banker';
}
