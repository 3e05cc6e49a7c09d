import type { Card } from '../../dice-and-cards/deck.ts';
import { rankOf, suitOf } from '../../dice-and-cards/deck.ts';
import { fitsOn, heightOf, layOut, meldsWith, pointsOf } from './melds.ts';
import type { Play } from './moves.ts';
import { canFight } from './play.ts';
import { isOpened, type Place, type State } from './state.ts';

/** With so few points left a bot calls a fight, and with so few it challenges one. */
const fightPoints = 12;
const challengePoints = 10;

/** A table as one seat sees it: whatever a bot does follows from this alone. */
export function sightOf(state: State, place: Place) {
  return {
    hand: state.hands[place],
    melds: state.melds,
    top: state.discards.at(-1) ?? null,
    phase: state.phase,
    canFight: canFight(state, place),
    isOpened: isOpened(state, place),
  };
}

type Sight = ReturnType<typeof sightOf>;

function bestChow(hand: readonly Card[], top: Card): readonly Card[] | null {
  const now = layOut(hand).points;
  let best: { cards: readonly Card[]; points: number } | null = null;
  for (const cards of meldsWith(hand, top)) {
    const { points } = layOut(hand.filter((card) => !cards.includes(card)));
    if (points < (best?.points ?? now)) best = { cards, points };
  }
  return best?.cards ?? null;
}

function chooseDraw({ hand, top, canFight: mayFight }: Sight): Play {
  if (mayFight && layOut(hand).points <= fightPoints) return { kind: 'fight' };
  const cards = top === null ? null : bestChow(hand, top);
  return cards ? { kind: 'chow', cards } : { kind: 'draw' };
}

/** How near a card is to becoming part of a meld. */
function promise(card: Card, hand: readonly Card[]): number {
  return hand.filter(
    (other) =>
      other !== card &&
      (rankOf(other) === rankOf(card) ||
        (suitOf(other) === suitOf(card) && Math.abs(heightOf(other) - heightOf(card)) <= 2)),
  ).length;
}

/** The card that costs most to keep and promises least. */
export function worstOf(hand: readonly Card[]): Card {
  const { rest } = layOut(hand);
  const from = rest.length > 0 ? rest : hand;
  const costs = from.map((card) => pointsOf(card) - 4 * promise(card, rest));
  return from[costs.indexOf(Math.max(...costs))] as Card;
}

function choosePlay({ hand, melds }: Sight): Play {
  const sorted = layOut(hand);
  const [meld] = sorted.melds;
  if (meld) return { kind: 'meld', cards: meld };
  for (const card of sorted.rest) {
    const at = melds.findIndex(({ cards }) => fitsOn(cards, card));
    if (at >= 0) return { kind: 'lay', card, meld: at };
  }
  return { kind: 'discard', card: worstOf(hand) };
}

/** A plain, honest player: it lays open what it has, lays off what fits, and gives away what weighs most. */
export function chooseByBot(sight: Sight): Play {
  if (sight.phase === 'answer') {
    return { kind: layOut(sight.hand).points <= challengePoints ? 'challenge' : 'fold' };
  }
  return sight.phase === 'draw' ? chooseDraw(sight) : choosePlay(sight);
}
