import { BetRefused } from '@perya/game-kit/game';
import type { TableRules } from '@perya/game-kit/table';
import { type Bet, notATable } from './bet.ts';
import { turnOf } from './hand.ts';
import { type Move, parsePlay } from './moves.ts';
import { type Place, places, type State } from './state.ts';

const placeOf = (place: number): Place => places[place] ?? 0;

/** Three players at a table, against each other and the clock. */
export const table: TableRules<Bet, Move, State> = {
  seats: places.length,
  times: { turnMs: 25_000, awayTurnMs: 3_000, gatherMs: 90_000 },
  admit: ({ bots }) => {
    // Bots sit at no table where money is played for.
    if (bots) throw new BetRefused(notATable);
  },
  parseWish: (input, place) => ({ ...parsePlay(input), place: placeOf(place) }),
  turnOf,
  seatAt: (state, place) => ({ ...state, me: placeOf(place) }),
  sitMove: (place) => ({ kind: 'sit', place: placeOf(place) }),
  autoMove: (place) => ({ kind: 'auto', place: placeOf(place) }),
  offMove: { kind: 'off' },
};
