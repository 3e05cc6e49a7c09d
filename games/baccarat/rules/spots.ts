import type { Card } from '../../dice-and-cards/deck.ts';
import { rankOf } from '../../dice-and-cards/deck.ts';
import type { Hands } from './deal-round.ts';
import { handPoints, isNatural, type Outcome, outcomeOf } from './tableau.ts';

export const sideSpots = [
  'playerPair',
  'bankerPair',
  'luckySix',
  'playerDragon',
  'bankerDragon',
] as const;
export type SideSpot = (typeof sideSpots)[number];

/** Where chips may lie. */
export type Spot = Outcome | SideSpot;

/** All that bets are paid by. */
export interface Result {
  outcome: Outcome;
  player: number;
  banker: number;
  /** How many cards each hand has: two or three. */
  playerCards: number;
  bankerCards: number;
  hasPlayerPair: boolean;
  hasBankerPair: boolean;
}

function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}

export function resultOf(hands: Hands): Result {
  const player = handPoints(hands.player);
  const banker = handPoints(hands.banker);
  return {
    outcome: outcomeOf(player, banker),
    player,
    banker,
    playerCards: hands.player.length,
    bankerCards: hands.banker.length,
    hasPlayerPair: isPair(hands.player),
    hasBankerPair: isPair(hands.banker),
  };
}

/** A hand that ended the round with its first two cards. */
export function hasNatural(total: number, cards: number): boolean {
  return cards === 2 && isNatural(total);
}
