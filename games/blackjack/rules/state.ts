import type { Centavos } from '@perya/money';
import type { Card, Shoe } from '../../dice-and-cards/deck.ts';
import type { SidePaid, SideResult, Sides } from './side-bets.ts';
import type { MoveKind } from './table.ts';

export type Outcome = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export interface Hand {
  cards: readonly Card[];
  stake: Centavos;
  isDoubled: boolean;
  isFromSplit: boolean;
  /** Which hand of the deal it is, or comes from; absent in rounds from when there was one. */
  place?: number;
  /** It takes no more moves. */
  isDone: boolean;
  /** Null until the dealer has played. */
  outcome: Outcome | null;
}

/** `insurance` asks for a yes or no, `playing` for a move of the active hand. */
export type Phase = 'insurance' | 'playing' | 'finished';

export interface State {
  /** On each hand of the deal. */
  stake: Centavos;
  /** How many hands were dealt, before any split; absent in rounds from when there was one. */
  dealt?: number;
  /** Absent where none was staked. */
  sides?: Sides;
  shoe: Shoe;
  /** The second is the hole card, face down until the round is finished. */
  dealer: readonly Card[];
  hands: readonly Hand[];
  activeHand: number;
  /** Staked on a blackjack of the dealer; 0 if it was not offered or not taken. */
  insurance: Centavos;
  phase: Phase;
}

export interface ShownHand extends Hand {
  total: number;
  isSoft: boolean;
  payout: Centavos | null;
}

/** A side bet of a hand that has won. */
export interface ShownSides extends SideResult {
  /** What the side bets of this hand pay, their stakes included. */
  paid: SidePaid;
}

export interface Shown {
  stake: Centavos;
  dealt: number;
  /** What each hand of the deal made; empty where no side bet was staked. */
  sides: readonly ShownSides[];
  /** Null is a card face down. */
  dealer: readonly (Card | null)[];
  /** Of the cards face up. */
  dealerTotal: number;
  hands: readonly ShownHand[];
  activeHand: number;
  insurance: Centavos;
  insurancePayout: Centavos | null;
  phase: Phase;
  moves: readonly MoveKind[];
  /** What basic strategy would do now; it never takes the insurance. */
  advice: MoveKind | null;
}
