import {
  type Card,
  deck,
  rankOf,
  ranks,
  type Suit,
  suitOf,
  suits,
} from '../../dice-and-cards/deck.ts';

/** An ace is low and nothing else: A 2 3 is a run, Q K A is none. */
export const heightOf = (card: Card): number => heights[card];

// Looked up: a hand is laid out anew for every decision of every seat, millions of times in a simulation.
const heights = Object.fromEntries(
  deck.map((card) => [card, ranks.indexOf(rankOf(card))]),
) as Record<Card, number>;

/** What a card weighs at the end of a hand. */
export const pointsOf = (card: Card): number => Math.min(10, heightOf(card) + 1);

export const sumPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0);

export const byHeight = (a: Card, b: Card): number => heightOf(a) - heightOf(b);

const isSet = (cards: readonly Card[]): boolean =>
  cards.length <= 4 && cards.every((card) => rankOf(card) === rankOf(cards[0] as Card));

function isRun(cards: readonly Card[]): boolean {
  const sorted = [...cards].sort(byHeight);
  const [first] = sorted;
  return (
    first !== undefined &&
    sorted.every(
      (card, at) => suitOf(card) === suitOf(first) && heightOf(card) === heightOf(first) + at,
    )
  );
}

/** Three or four of a rank, or three and more in a row of one suit. */
export const isMeld = (cards: readonly Card[]): boolean =>
  cards.length >= 3 && (isSet(cards) || isRun(cards));

/** Whether the card may be laid on a meld that lies open. */
export const fitsOn = (meld: readonly Card[], card: Card): boolean => isMeld([...meld, card]);

/** Ranks that are there three times and more. */
function setsIn(cards: readonly Card[]): Card[][] {
  const byHeightOf: Card[][] = [];
  for (const card of cards) {
    const held = byHeightOf[heightOf(card)];
    if (held) held.push(card);
    else byHeightOf[heightOf(card)] = [card];
  }
  const found: Card[][] = [];
  for (const same of byHeightOf) {
    if (!same || same.length < 3) continue;
    found.push(same);
    if (same.length === 4) found.push(...same.map((left) => same.filter((card) => card !== left)));
  }
  return found;
}

const inRow = 3;

/** Each suit as bits, an ace the lowest. */
function bitsOf(cards: readonly Card[]): Record<Suit, number> {
  const bits = { s: 0, h: 0, d: 0, c: 0 };
  for (const card of cards) bits[suitOf(card)] |= 1 << heightOf(card);
  return bits;
}

const cardAt = (suit: Suit, height: number): Card => `${ranks[height] as string}${suit}` as Card;

/** Whatever lies in a row, and every part of it that still is a run. */
function runsIn(cards: readonly Card[]): Card[][] {
  const bits = bitsOf(cards);
  const found: Card[][] = [];
  for (const suit of suits) {
    const held = bits[suit];
    if ((held & (held >> 1) & (held >> 2)) === 0) continue;
    for (let from = 0; from < ranks.length; from += 1) {
      for (let to = from; (held & (1 << to)) !== 0; to += 1) {
        if (to - from + 1 < inRow) continue;
        found.push(Array.from({ length: to - from + 1 }, (_, at) => cardAt(suit, from + at)));
      }
    }
  }
  return found;
}

/** Every meld that these cards hold, those inside of larger ones too. */
export const meldsIn = (cards: readonly Card[]): Card[][] => [...setsIn(cards), ...runsIn(cards)];

/** The melds of the hand with the card that was discarded, each without that card. */
export const meldsWith = (hand: readonly Card[], card: Card): Card[][] =>
  meldsIn([...hand, card])
    .filter((meld) => meld.includes(card))
    .map((meld) => meld.filter((each) => each !== card));

interface Sorted {
  melds: readonly (readonly Card[])[];
  /** What belongs to no meld. */
  rest: readonly Card[];
  points: number;
}

/** The hand laid out so that the fewest points are left over. */
export function layOut(hand: readonly Card[]): Sorted {
  const candidates = meldsIn(hand);
  if (candidates.length === 0) return { melds: [], rest: hand, points: sumPoints(hand) };
  const places = new Map(hand.map((card, at) => [card, 1 << at]));
  const masks = candidates.map((meld) =>
    meld.reduce((mask, card) => mask | (places.get(card) ?? 0), 0),
  );
  const saved = candidates.map(sumPoints);
  let best = { saved: 0, chosen: [] as number[] };
  const choose = (from: number, used: number, total: number, chosen: readonly number[]): void => {
    if (total > best.saved) best = { saved: total, chosen: [...chosen] };
    for (let at = from; at < masks.length; at += 1) {
      if ((used & (masks[at] as number)) !== 0) continue;
      choose(at + 1, used | (masks[at] as number), total + (saved[at] as number), [...chosen, at]);
    }
  };
  choose(0, 0, 0, []);
  const melds = best.chosen.map((at) => candidates[at] as Card[]);
  const inMelds = new Set(melds.flat());
  const rest = hand.filter((card) => !inMelds.has(card));
  return { melds, rest, points: sumPoints(rest) };
}
