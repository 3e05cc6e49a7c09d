import type { Step } from '@perya/game-kit/game';
import type { RandomSource } from '@perya/game-kit/random';
import { centavos } from '@perya/money';
import { type Card, drawCard, freshShoe, type Shoe } from '../../dice-and-cards/deck.ts';
import { activeHandOf, extraStakeOf, refuseUnlessAllowed } from './allowed-moves.ts';
import { bustAbove, cardValue, dealerStandsAt, isBust, isNatural, totalOf } from './hand.ts';
import { hasBlackjack, outcomeOf, payoutOf } from './settle.ts';
import { pairOf, plusThreeOf, type Sides } from './side-bets.ts';
import type { Hand, State } from './state.ts';
import { type Bet, deckCount, insurableFrom, type Move } from './table.ts';

function handOf(
  cards: readonly Card[],
  origin: Pick<Hand, 'stake' | 'isFromSplit' | 'place'>,
): Hand {
  const isDone = totalOf(cards).total >= bustAbove;
  return { ...origin, cards, isDoubled: false, isDone, outcome: null };
}

function deal(count: number, from: Shoe, random: RandomSource): { cards: Card[]; shoe: Shoe } {
  const cards: Card[] = [];
  let shoe = from;
  for (let dealt = 0; dealt < count; dealt += 1) {
    const drawn = drawCard(shoe, random);
    cards.push(drawn.card);
    shoe = drawn.shoe;
  }
  return { cards, shoe };
}

/** What the first two cards of each hand make with the dealer's; nothing where nothing is staked on it. */
function sidesOf({ plusThree, pairs }: Bet, hands: readonly Hand[], shown: Card): Sides | null {
  if (plusThree === 0n && pairs === 0n) return null;
  const results = hands.map(({ cards }) => {
    const [first, second] = cards as [Card, Card];
    return {
      plusThree: plusThree > 0n ? plusThreeOf(first, second, shown) : null,
      pair: pairs > 0n ? pairOf(first, second) : null,
    };
  });
  return { plusThree, pairs, results };
}

/** Every hand, the dealer, every hand again, the dealer, as at a table. */
export function open(bet: Bet, random: RandomSource): Step<State> {
  const { stake, hands: count } = bet;
  const { cards, shoe } = deal(2 * count + 2, freshShoe(deckCount), random);
  const [shown, hole] = [cards[count], cards[2 * count + 1]] as [Card, Card];
  const hands = Array.from({ length: count }, (_, place) =>
    handOf([cards[place], cards[count + 1 + place]] as [Card, Card], {
      stake,
      isFromSplit: false,
      place,
    }),
  );
  const sides = sidesOf(bet, hands, shown);
  const state: State = {
    stake,
    dealt: count,
    ...(sides && { sides }),
    shoe,
    dealer: [shown, hole],
    hands,
    activeHand: 0,
    insurance: centavos(0),
    phase: 'playing',
  };
  if (cardValue(shown) === 1 && stake * BigInt(count) >= insurableFrom) {
    return { state: { ...state, phase: 'insurance' }, payout: null };
  }
  return afterPeek(state, random);
}

/** A blackjack on either side ends the round before anyone moves. */
function afterPeek(state: State, random: RandomSource): Step<State> {
  if (isNatural(state.dealer)) return finish(state);
  return goOn({ ...state, phase: 'playing' }, random);
}

/** On to the next hand that wants a move; after the last one the dealer plays. */
function goOn(state: State, random: RandomSource): Step<State> {
  const next = state.hands.findIndex(({ isDone }) => !isDone);
  if (next >= 0) return { state: { ...state, activeHand: next }, payout: null };
  // Against hands that are bust or already paid the dealer has nothing to draw for.
  const isDrawing = state.hands.some((hand) => !isBust(hand.cards) && !hasBlackjack(hand));
  return finish(isDrawing ? drawDealer(state, random) : state);
}

/** Stands on every 17, soft ones too. */
function drawDealer(state: State, random: RandomSource): State {
  let { dealer, shoe } = state;
  while (totalOf(dealer).total < dealerStandsAt) {
    const drawn = drawCard(shoe, random);
    dealer = [...dealer, drawn.card];
    shoe = drawn.shoe;
  }
  return { ...state, dealer, shoe };
}

function finish(state: State): Step<State> {
  const hands = state.hands.map((hand) => ({
    ...hand,
    isDone: true,
    outcome: outcomeOf(hand, state.dealer),
  }));
  const finished: State = { ...state, hands, phase: 'finished' };
  return { state: finished, payout: payoutOf(finished) };
}

function withActive(state: State, hand: Hand): State {
  return { ...state, hands: state.hands.with(state.activeHand, hand) };
}

function hit(state: State, random: RandomSource): State {
  const { card, shoe } = drawCard(state.shoe, random);
  const hand = activeHandOf(state);
  const cards = [...hand.cards, card];
  return withActive(
    { ...state, shoe },
    { ...hand, cards, isDone: totalOf(cards).total >= bustAbove },
  );
}

function double(state: State, random: RandomSource): State {
  const after = hit(state, random);
  const hand = activeHandOf(after);
  const stake = centavos(hand.stake * 2n);
  return withActive(after, { ...hand, stake, isDoubled: true, isDone: true });
}

/** Each of the pair gets its second card at once; aces get no more. */
function split(state: State, random: RandomSource): State {
  const { activeHand } = state;
  const { cards, stake, place } = activeHandOf(state);
  const [left, right] = cards as [Card, Card];
  const { cards: second, shoe } = deal(2, state.shoe, random);
  const isAces = cardValue(left) === 1;
  const hands = [left, right].map((first, at) => {
    const origin = { stake, isFromSplit: true, ...(place !== undefined && { place }) };
    const hand = handOf([first, second[at] as Card], origin);
    return { ...hand, isDone: hand.isDone || isAces };
  });
  return { ...state, shoe, hands: state.hands.toSpliced(activeHand, 1, ...hands) };
}

export function move(state: State, asked: Move, random: RandomSource): Step<State> {
  refuseUnlessAllowed(state, asked);
  switch (asked.kind) {
    case 'insure':
      return afterPeek({ ...state, insurance: extraStakeOf(state, asked) }, random);
    case 'decline':
      return afterPeek(state, random);
    case 'hit':
      return goOn(hit(state, random), random);
    case 'stand':
      return goOn(withActive(state, { ...activeHandOf(state), isDone: true }), random);
    case 'double':
      return goOn(double(state, random), random);
    case 'split':
      return goOn(split(state, random), random);
  }
}
