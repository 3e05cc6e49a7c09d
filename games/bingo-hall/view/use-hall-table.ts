import { useState } from 'react';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { HallBet } from '../rules/bet.ts';
import type { HallSeat } from '../rules/index.ts';
import { drawAt } from '../rules/prizes.ts';
import { winsOf } from '../rules/settle.ts';
import type { HallTold } from '../rules/tell.ts';
import { type CardState, cardStates } from './card-state.ts';
import { pickCards } from './pick-cards.ts';
import type { Calls } from './use-calls.ts';

export type HallView = ViewProps<HallBet, HallTold, HallSeat>;

const firstCount = 6;
const nothingCalled: Calls = { drum: null, told: null, called: 0, isOver: false };

interface HallTable {
  /** Which draw of the timetable is sold or played. */
  draw: number;
  /** The player's seat in it. */
  seat: ShownRound<HallSeat> | null;
  /** What was bought, or what would be. */
  bet: HallBet;
  isOpen: boolean;
  isPlaying: boolean;
  cards: readonly CardState[];
  setPicked(cards: readonly number[]): void;
}

/** The player's cards: those that are picked until they are bought, then those that play. */
export function useHallTable(view: HallView, calls: Calls, seconds: number): HallTable {
  const round = view.room?.round ?? null;
  const [picked, setPicked] = useState<readonly number[]>(
    () => view.past[0]?.shown.bet.cards ?? pickCards(firstCount),
  );
  const seat = view.round && view.round.number === round?.number ? view.round : null;
  const draw = round ? drawAt(round.bellAtMs) : 0;
  const bet = seat?.shown.bet ?? { draw, cards: picked };
  const { drum, told, called } = seat ? calls : nothingCalled;
  const won = drum && told ? winsOf(bet, told, drum).filter(({ ball }) => ball <= called) : [];
  return {
    draw,
    seat,
    bet,
    isOpen: round?.phase === 'betting' && seconds > 0 && seat === null,
    isPlaying: drum !== null,
    cards: cardStates(bet, seat ? calls : nothingCalled, won),
    setPicked,
  };
}
