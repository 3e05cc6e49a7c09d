import { type Centavos, centavos } from '@perya/money';
import { type Card, rankOf, ranks, suitOf } from '../../dice-and-cards/deck.ts';

/** What a hand's first two cards and the dealer's card make at 21+3. */
export type PlusThree = 'suitedTrips' | 'straightFlush' | 'trips' | 'straight' | 'flush';
/** What the first two cards make at Perfect Pairs. */
export type Pair = 'perfect' | 'coloured' | 'mixed';

/** To one. */
export const plusThreePays: Readonly<Record<PlusThree, bigint>> = {
  suitedTrips: 100n,
  straightFlush: 40n,
  trips: 30n,
  straight: 10n,
  flush: 5n,
};
export const pairPays: Readonly<Record<Pair, bigint>> = { perfect: 25n, coloured: 12n, mixed: 6n };

function isRed(card: Card): boolean {
  return suitOf(card) === 'h' || suitOf(card) === 'd';
}

/** Three in a row; an ace is below two or above a king, and never between. */
function isStraight(cards: readonly Card[]): boolean {
  const places = cards
    .map((card) => ranks.indexOf(rankOf(card)))
    .toSorted((left, right) => left - right);
  const [low = 0, middle = 0, high = 0] = places;
  if (middle - low === 1 && high - middle === 1) return true;
  const queen = ranks.indexOf('Q');
  return low === 0 && middle === queen && high === queen + 1;
}

export function plusThreeOf(first: Card, second: Card, dealer: Card): PlusThree | null {
  const cards = [first, second, dealer];
  const isFlush = cards.every((card) => suitOf(card) === suitOf(first));
  const isTrips = cards.every((card) => rankOf(card) === rankOf(first));
  if (isTrips) return isFlush ? 'suitedTrips' : 'trips';
  if (isStraight(cards)) return isFlush ? 'straightFlush' : 'straight';
  return isFlush ? 'flush' : null;
}

export function pairOf(first: Card, second: Card): Pair | null {
  if (rankOf(first) !== rankOf(second)) return null;
  if (suitOf(first) === suitOf(second)) return 'perfect';
  return isRed(first) === isRed(second) ? 'coloured' : 'mixed';
}

/** What the side bets of a hand came to; they are decided with its first two cards. */
export interface SideResult {
  plusThree: PlusThree | null;
  pair: Pair | null;
}

export interface SideStakes {
  /** On each hand; 0 is none. */
  plusThree: Centavos;
  pairs: Centavos;
}

/** The state of both side bets: the stakes on each hand, and what each hand of the deal made. */
export interface Sides extends SideStakes {
  results: readonly SideResult[];
}

export interface SidePaid {
  plusThree: Centavos;
  pairs: Centavos;
}

/** What the side bets of one hand pay, their stakes included. */
export function sidePaid({ plusThree, pair }: SideResult, stakes: SideStakes): SidePaid {
  return {
    plusThree: centavos(plusThree ? stakes.plusThree * (plusThreePays[plusThree] + 1n) : 0n),
    pairs: centavos(pair ? stakes.pairs * (pairPays[pair] + 1n) : 0n),
  };
}

/** What both side bets pay on all hands. */
export function sidesPaid(sides: Sides | undefined): Centavos {
  if (!sides) return centavos(0);
  return centavos(
    sides.results.reduce((sum, result) => {
      const { plusThree, pairs } = sidePaid(result, sides);
      return sum + plusThree + pairs;
    }, 0n),
  );
}
