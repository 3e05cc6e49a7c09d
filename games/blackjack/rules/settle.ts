import { type Centavos, centavos } from '@perya/money';
import type { Card } from '../../dice-and-cards/deck.ts';
import { isBust, isNatural, totalOf } from './hand.ts';
import { sidesPaid } from './side-bets.ts';
import type { Hand, Outcome, State } from './state.ts';

/** A 21 of a split is no blackjack. */
export function hasBlackjack({ cards, isFromSplit }: Hand): boolean {
  return !isFromSplit && isNatural(cards);
}

export function outcomeOf(hand: Hand, dealer: readonly Card[]): Outcome {
  if (isBust(hand.cards)) return 'bust';
  const dealerHas = isNatural(dealer);
  if (hasBlackjack(hand)) return dealerHas ? 'push' : 'blackjack';
  if (dealerHas) return 'lose';
  if (isBust(dealer)) return 'win';
  const ahead = totalOf(hand.cards).total - totalOf(dealer).total;
  if (ahead === 0) return 'push';
  return ahead > 0 ? 'win' : 'lose';
}

/** What comes back for each two centavos staked: 3 to 2 for a blackjack, even money for a win. */
const returnedForTwo: Readonly<Record<Outcome, bigint>> = {
  blackjack: 5n,
  win: 4n,
  push: 2n,
  lose: 0n,
  bust: 0n,
};

export function handPayout({ stake, outcome }: Hand): Centavos {
  return centavos(outcome === null ? 0n : (stake * returnedForTwo[outcome]) / 2n);
}

/** 2 to 1, and the insurance itself back. */
export function insurancePayout({ insurance, dealer }: State): Centavos {
  return centavos(isNatural(dealer) ? insurance * 3n : 0n);
}

export function payoutOf(state: State): Centavos {
  const hands = state.hands.reduce((sum, hand) => sum + handPayout(hand), 0n);
  return centavos(hands + insurancePayout(state) + sidesPaid(state.sides));
}
