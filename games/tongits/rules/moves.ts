import { BetRefused } from '@perya/game-kit/game';
import { type Card, deck } from '../../dice-and-cards/deck.ts';
import { type Place, places } from './state.ts';

/** What a player can do. */
export type Play =
  | { kind: 'draw' | 'fight' | 'challenge' | 'fold' }
  | { kind: 'chow' | 'meld'; cards: readonly Card[] }
  | { kind: 'discard'; card: Card }
  | { kind: 'lay'; card: Card; meld: number };

/** A play of one of the seats, as it is written down. */
export type SeatPlay = Play & { place: Place };

/**
 * What the house writes: whose record this is, a turn that the clock has played, and that nobody could reach the
 * table.
 */
export type HouseMove = { kind: 'sit' | 'auto'; place: Place } | { kind: 'off' };

export type Move = SeatPlay | HouseMove;

export const isHouseMove = (move: Move): move is HouseMove =>
  move.kind === 'sit' || move.kind === 'auto' || move.kind === 'off';

const unreadable = { en: 'This move cannot be read.', tl: 'Hindi mabasa ang galaw na ito.' };
const refuse = (): never => {
  throw new BetRefused(unreadable);
};

const known = new Set<unknown>(deck);
const isCard = (value: unknown): value is Card => known.has(value);

function cardsOf(value: unknown): Card[] {
  if (!Array.isArray(value) || value.length > 13 || !value.every(isCard)) return refuse();
  return new Set(value).size === value.length ? [...value] : refuse();
}

const fieldsOf = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : refuse();

function placeOf(value: unknown): Place {
  return places.find((place) => place === value) ?? refuse();
}

/** What a player asks for. */
export function parsePlay(input: unknown): Play {
  const { kind, card, cards, meld } = fieldsOf(input);
  switch (kind) {
    case 'draw':
    case 'fight':
    case 'challenge':
    case 'fold':
      return { kind };
    case 'chow':
    case 'meld':
      return { kind, cards: cardsOf(cards) };
    case 'discard':
      return isCard(card) ? { kind, card } : refuse();
    case 'lay': {
      const isPlace = typeof meld === 'number' && Number.isInteger(meld) && meld >= 0 && meld < 20;
      return isCard(card) && isPlace ? { kind, card, meld } : refuse();
    }
    default:
      return refuse();
  }
}

/** What was written down. */
export function parseMove(input: unknown): Move {
  const { kind, place } = fieldsOf(input);
  if (kind === 'off') return { kind };
  if (kind === 'sit' || kind === 'auto') return { kind, place: placeOf(place) };
  return { ...parsePlay(input), place: placeOf(place) };
}
