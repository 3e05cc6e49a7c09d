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

/** Each hand, the dealer, each hand again, and the hole card face down. */
function dealing(shown: Shown): Shown[] {
  const [upcard = null] = shown.dealer;
  const count = shown.hands.length;
  const places = Array.from({ length: 2 * (count + 1) }, (_, at) => at + 1);
  return places.map((dealt) => {
    // How many of the cards dealt so far lie before this hand.
    const cardsOf = (place: number) => Number(dealt > place) + Number(dealt > count + 1 + place);
    const frame = undecided(
      shown,
      [upcard, null].slice(0, cardsOf(count)),
      shown.hands.map((hand, place) => withCards(hand, cardsOf(place))),
    );
    return dealt < places.length ? { ...frame, sides: [] } : frame;
  });
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
