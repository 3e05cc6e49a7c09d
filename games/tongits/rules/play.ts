import { BetRefused, type Text } from '@perya/game-kit/game';
import type { Card } from '../../dice-and-cards/deck.ts';
import { finish, finishByFight, finishByStock } from './finish.ts';
import { fitsOn, isMeld } from './melds.ts';
import type { Play, SeatPlay } from './moves.ts';
import { isOpened, nextOf, type Place, type Seen, type State, withAt } from './state.ts';

const texts = {
  notYourTurn: { en: 'It is not your turn.', tl: 'Hindi mo pa turno.' },
  notNow: { en: 'This cannot be done now.', tl: 'Hindi ito magagawa ngayon.' },
  notYours: { en: 'This card is not in your hand.', tl: 'Wala sa kamay mo ang barahang ito.' },
  noMeld: {
    en: 'These cards are no meld: three or four of a rank, or three in a row of one suit.',
    tl: 'Hindi bahay ang mga barahang ito: tatlo o apat na magkapareho, o tatlong sunod-sunod na iisang suit.',
  },
  noFit: { en: 'This card does not fit there.', tl: 'Hindi bagay doon ang barahang ito.' },
  noFight: {
    en: 'You can call a fight with a meld open, on which nobody has laid a card since your last turn.',
    tl: 'Makakalaban ka kung may nakababa kang bahay at walang sumapaw rito mula noong huli mong turno.',
  },
} satisfies Record<string, Text>;

function refuseUnless(isFine: boolean, why: keyof typeof texts): void {
  if (!isFine) throw new BetRefused(texts[why]);
}

/** So much of what was seen is kept: what the other two have done since a player's own turn, and more. */
const seenMax = 16;

const withSeen = (state: State, seen: Seen): State => ({
  ...state,
  seenCount: state.seenCount + 1,
  seen: [...state.seen, seen].slice(-seenMax),
});

function without(hand: readonly Card[], cards: readonly Card[]): Card[] {
  refuseUnless(
    cards.every((card) => hand.includes(card)),
    'notYours',
  );
  return hand.filter((card) => !cards.includes(card));
}

const takeFrom = (state: State, place: Place, cards: readonly Card[]): State => ({
  ...state,
  hands: withAt(state.hands, place, without(state.hands[place], cards)),
});

/** Whoever has no card left has won at once. */
const ifOut = (state: State, place: Place): State =>
  state.hands[place].length === 0 ? finish(state, { ending: 'tongits', winner: place }) : state;

export const canFight = (state: State, place: Place): boolean =>
  state.phase === 'draw' && isOpened(state, place) && !state.blocked[place];

function draw(state: State, place: Place): State {
  refuseUnless(state.phase === 'draw', 'notNow');
  const [card, ...stock] = state.stock;
  // A turn never begins without a stock: the hand has ended with the discard before.
  if (card === undefined) throw new BetRefused(texts.notNow);
  const hands = withAt(state.hands, place, [...state.hands[place], card]);
  const next: State = { ...state, stock, hands, drewLast: place, phase: 'play' };
  return withSeen(next, { place, kind: 'draw', cards: [] });
}

function chow(state: State, place: Place, cards: readonly Card[]): State {
  refuseUnless(state.phase === 'draw', 'notNow');
  const top = state.discards.at(-1);
  if (top === undefined) throw new BetRefused(texts.notNow);
  const meld = [...cards, top];
  refuseUnless(isMeld(meld), 'noMeld');
  const left = takeFrom(state, place, cards);
  const next: State = {
    ...left,
    discards: left.discards.slice(0, -1),
    melds: [...left.melds, { owner: place, cards: meld }],
    phase: 'play',
  };
  return ifOut(withSeen(next, { place, kind: 'chow', cards: meld }), place);
}

function meldOpen(state: State, place: Place, cards: readonly Card[]): State {
  refuseUnless(state.phase === 'play', 'notNow');
  refuseUnless(isMeld(cards), 'noMeld');
  const left = takeFrom(state, place, cards);
  const next = { ...left, melds: [...left.melds, { owner: place, cards }] };
  return ifOut(withSeen(next, { place, kind: 'meld', cards }), place);
}

function lay(state: State, place: Place, card: Card, at: number): State {
  refuseUnless(state.phase === 'play', 'notNow');
  const meld = state.melds[at];
  refuseUnless(meld !== undefined && fitsOn(meld.cards, card), 'noFit');
  const left = takeFrom(state, place, [card]);
  const melds = left.melds.map((each, index) =>
    index === at ? { ...each, cards: [...each.cards, card] } : each,
  );
  const owner = meld?.owner ?? place;
  const blocked = owner === place ? left.blocked : withAt(left.blocked, owner, true);
  const seen: Seen = { place, kind: 'lay', cards: [card], meld: at };
  return ifOut(withSeen({ ...left, melds, blocked }, seen), place);
}

function discard(state: State, place: Place, card: Card): State {
  refuseUnless(state.phase === 'play', 'notNow');
  const left = takeFrom(state, place, [card]);
  const next: State = {
    ...left,
    discards: [...left.discards, card],
    blocked: withAt(left.blocked, place, false),
    turn: nextOf(place),
    phase: 'draw',
  };
  const ended = ifOut(withSeen(next, { place, kind: 'discard', cards: [card] }), place);
  return ended.phase !== 'finished' && ended.stock.length === 0 ? finishByStock(ended) : ended;
}

/** Asks the next who can answer; whoever has nothing open is burned and is not asked. */
function askNext(state: State, from: Place): State {
  const place = nextOf(from);
  if (state.answers[place] !== null) return finishByFight(state);
  if (isOpened(state, place)) return { ...state, turn: place, phase: 'answer' };
  const burned = { ...state, answers: withAt(state.answers, place, 'burned') };
  return askNext(withSeen(burned, { place, kind: 'burned', cards: [] }), place);
}

function fight(state: State, place: Place): State {
  refuseUnless(state.phase === 'draw', 'notNow');
  refuseUnless(canFight(state, place), 'noFight');
  const called = { ...state, answers: withAt(state.answers, place, 'fight') };
  return askNext(withSeen(called, { place, kind: 'fight', cards: [] }), place);
}

function answer(state: State, place: Place, kind: 'challenge' | 'fold'): State {
  refuseUnless(state.phase === 'answer', 'notNow');
  const answered = { ...state, answers: withAt(state.answers, place, kind) };
  return askNext(withSeen(answered, { place, kind, cards: [] }), place);
}

function act(state: State, place: Place, play: Play): State {
  switch (play.kind) {
    case 'draw':
      return draw(state, place);
    case 'chow':
      return chow(state, place, play.cards);
    case 'meld':
      return meldOpen(state, place, play.cards);
    case 'lay':
      return lay(state, place, play.card, play.meld);
    case 'discard':
      return discard(state, place, play.card);
    case 'fight':
      return fight(state, place);
    case 'challenge':
    case 'fold':
      return answer(state, place, play.kind);
  }
}

/** One play of the seat whose turn it is. Throws `BetRefused` where it is not allowed. */
export function playOf(state: State, { place, ...play }: SeatPlay): State {
  refuseUnless(state.phase !== 'finished', 'notNow');
  refuseUnless(state.turn === place, 'notYourTurn');
  return act(state, place, play as Play);
}
