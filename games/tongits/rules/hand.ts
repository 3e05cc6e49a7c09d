import { BetRefused, type Step } from '@perya/game-kit/game';
import type { RandomSource } from '@perya/game-kit/random';
import { shuffle } from '@perya/game-kit/shuffle';
import { deck } from '../../dice-and-cards/deck.ts';
import type { Bet } from './bet.ts';
import { chooseByBot, sightOf, worstOf } from './bot.ts';
import { finish, paidTo } from './finish.ts';
import { type HouseMove, isHouseMove, type Move } from './moves.ts';
import { playOf } from './play.ts';
import type { Place, State } from './state.ts';

const cardsEach = 12;

const notHere = { en: 'This is not for you to do.', tl: 'Hindi ito para sa iyo.' };

function stepOf(state: State): Step<State> {
  const paid = paidTo(state, state.me);
  return paid ? { state, ...paid } : { state, payout: null };
}

/** In practice the bots play until it is the player's turn again. */
function withBots(state: State): State {
  let next = state;
  while (next.bots && next.phase !== 'finished' && next.turn !== next.me) {
    const play = chooseByBot(sightOf(next, next.turn));
    next = playOf(next, { ...play, place: next.turn });
  }
  return next;
}

/** The dealer is drawn, gets thirteen cards and begins by discarding; the others get twelve. */
export function open({ unit, bots }: Bet, random: RandomSource): Step<State> {
  const dealer = random.below(3) as Place;
  const cards = shuffle(deck, random);
  const handOf = (place: Place) => {
    const from = place * cardsEach;
    return cards.slice(from, from + cardsEach);
  };
  const hands = ([0, 1, 2] as const).map(handOf);
  const rest = cards.slice(3 * cardsEach);
  hands[dealer]?.push(...rest.splice(0, 1));
  return stepOf(
    withBots({
      unit,
      bots,
      me: 0,
      dealer,
      hands: [hands[0] ?? [], hands[1] ?? [], hands[2] ?? []],
      stock: rest,
      discards: [],
      melds: [],
      turn: dealer,
      phase: 'play',
      blocked: [false, false, false],
      drewLast: dealer,
      answers: [null, null, null],
      seenCount: 0,
      seen: [],
      result: null,
    }),
  );
}

/** What the clock plays for whoever let it run out: a card from the stock, the heaviest away, no challenge. */
function playByClock(state: State, place: Place): State {
  const marked = (after: State): State => {
    const made = after.seenCount - state.seenCount;
    const seen = after.seen.map((each, at) =>
      at >= after.seen.length - made && each.place === place ? { ...each, isAuto: true } : each,
    );
    return { ...after, seen };
  };
  if (state.phase === 'answer') return marked(playOf(state, { kind: 'fold', place }));
  const drawn = state.phase === 'draw' ? playOf(state, { kind: 'draw', place }) : state;
  return marked(playOf(drawn, { kind: 'discard', card: worstOf(drawn.hands[place]), place }));
}

/** What the house may write at a table; nothing of it in practice, but a turn by the clock. */
function byHouse(state: State, move: HouseMove): State {
  if (state.phase === 'finished') throw new BetRefused(notHere);
  if (move.kind === 'auto') return playByClock(state, move.place);
  if (state.bots) throw new BetRefused(notHere);
  if (move.kind === 'off') return finish(state, { ending: 'off', winner: null });
  if (state.seenCount > 0) throw new BetRefused(notHere);
  return { ...state, me: move.place };
}

export function move(state: State, made: Move): Step<State> {
  const isForeign = state.bots && 'place' in made && made.place !== state.me;
  if (isForeign) throw new BetRefused(notHere);
  return stepOf(withBots(isHouseMove(made) ? byHouse(state, made) : playOf(state, made)));
}

/** Whose decision the table waits for. */
export const turnOf = ({ phase, turn }: State): Place | null =>
  phase === 'finished' ? null : turn;
