import type { Card } from '../../dice-and-cards/deck.ts';
import { totalOf } from '../rules/hand.ts';
import type { Shown, ShownHand } from '../rules/state.ts';

const isCard = (card: Card | null): card is Card => card !== null;

/** The table with these cards of the dealer, and nothing decided yet. */
function undecided(shown: Shown, dealer: Shown['dealer'], hands = shown.hands): Shown {
  return {
    ...shown,
    dealer,
    dealerTotal: totalOf(dealer.filter(isCard)).total,
    hands: hands.map((hand) => ({ ...hand, outcome: null, payout: null })),
    insurancePayout: null,
    phase: 'playing',
    moves: [],
    advice: null,
  };
}

const withCards = (hand: ShownHand, count: number): ShownHand => {
  const cards = hand.cards.slice(0, count);
  return { ...hand, cards, ...totalOf(cards) };
};

/** Player, dealer, player, and the hole card face down. */
function dealing(shown: Shown): Shown[] {
  const [upcard = null] = shown.dealer;
  const places: [playerCards: number, dealerCards: number][] = [
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
  ];
  return places.map(([playerCards, dealerCards]) =>
    undecided(
      shown,
      [upcard, null].slice(0, dealerCards),
      shown.hands.map((hand) => withCards(hand, playerCards)),
    ),
  );
}

/** The hole card turned over, then the dealer's further cards one at a time. */
function revealing(shown: Shown): Shown[] {
  return shown.dealer.slice(1).map((_, at) => undecided(shown, shown.dealer.slice(0, at + 2)));
}

/** What the table looks like on the way from one answer of the studio to the next. */
export function framesOf(before: Shown | null, after: Shown): Shown[] {
  const [upcard = null] = after.dealer;
  const first = before ? [undecided(after, [upcard, null])] : dealing(after);
  return [...first, ...(after.phase === 'finished' ? revealing(after) : []), after];
}
