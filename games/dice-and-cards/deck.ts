import type { Text } from '@perya/game-kit/game';
import type { RandomSource } from '@perya/game-kit/random';

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type Rank = (typeof ranks)[number];

export const suits = ['s', 'h', 'd', 'c'] as const;
export type Suit = (typeof suits)[number];

/** Rank and suit in two letters, as card players write them: `As`, `Th`. Plain data, so a state can hold it. */
export type Card = `${Rank}${Suit}`;

/** One pack in the order of a new deck. */
export const deck: readonly Card[] = suits.flatMap((suit) =>
  ranks.map((rank): Card => `${rank}${suit}`),
);

export function rankOf(card: Card): Rank {
  return card[0] as Rank;
}

export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}

/**
 * Several decks shuffled together, of which only the places already dealt are remembered: shuffling
 * first or drawing each card at random from the rest gives every order the same chance.
 */
export interface Shoe {
  deckCount: number;
  /** In ascending order. */
  dealtPlaces: readonly number[];
}

export function freshShoe(deckCount: number): Shoe {
  return { deckCount, dealtPlaces: [] };
}

/** Draws one card of those left; the shoe handed in is not changed. */
export function drawCard(shoe: Shoe, random: RandomSource): { card: Card; shoe: Shoe } {
  const left = shoe.deckCount * deck.length - shoe.dealtPlaces.length;
  let place = random.below(left);
  let at = 0;
  // Steps over the places dealt before, so that `place` counts only cards still in the shoe.
  for (const dealt of shoe.dealtPlaces) {
    if (dealt > place) break;
    place += 1;
    at += 1;
  }
  return {
    card: deck[place % deck.length] as Card,
    shoe: { ...shoe, dealtPlaces: shoe.dealtPlaces.toSpliced(at, 0, place) },
  };
}

const rankTexts: Record<Rank, Text> = {
  A: { en: 'ace', tl: 'alas' },
  '2': { en: 'two', tl: 'dos' },
  '3': { en: 'three', tl: 'tres' },
  '4': { en: 'four', tl: 'kuwatro' },
  '5': { en: 'five', tl: 'singko' },
  '6': { en: 'six', tl: 'sais' },
  '7': { en: 'seven', tl: 'siyete' },
  '8': { en: 'eight', tl: 'otso' },
  '9': { en: 'nine', tl: 'nuwebe' },
  T: { en: 'ten', tl: 'diyes' },
  J: { en: 'jack', tl: 'jack' },
  Q: { en: 'queen', tl: 'reyna' },
  K: { en: 'king', tl: 'hari' },
};

const suitTexts: Record<Suit, Text> = {
  s: { en: 'spades', tl: 'espada' },
  h: { en: 'hearts', tl: 'puso' },
  d: { en: 'diamonds', tl: 'diyamante' },
  c: { en: 'clubs', tl: 'trebol' },
};

/** A card in words, for bet records and for ears. */
export function cardText(card: Card): Text {
  const rank = rankTexts[rankOf(card)];
  const suit = suitTexts[suitOf(card)];
  return { en: `${rank.en} of ${suit.en}`, tl: `${rank.tl} na ${suit.tl}` };
}

const suitSigns: Record<Suit, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A card in signs, for a line with many of them: `A♠`, `10♥`. */
export function cardSign(card: Card): string {
  return `${rankOf(card) === 'T' ? '10' : rankOf(card)}${suitSigns[suitOf(card)]}`;
}
