import type { InputOf } from '@perya/contract/call';
import { type BetStatus, betStatuses, type listBets } from '@perya/contract/games/calls/bets';
import { gameTypes } from '@perya/contract/rules/game-categories';
import { type TimeFlag, timeFlagDefault } from '@perya/contract/rules/time-flag';
import { create } from 'zustand';

export interface BetFilter {
  readonly timeFlag: TimeFlag;
  /** 0 is every type. */
  readonly gameType: number;
  readonly status: BetStatus | 'all';
}

/** Kept while the app is open, so that the way back from a record leads to the same list. */
export const useBetFilter = create<BetFilter>()(() => ({
  timeFlag: timeFlagDefault,
  gameType: 0,
  status: 'all',
}));

export const statusChoices = ['all', ...betStatuses] as const;

/** Each type once: table and board games share theirs. */
export const typeChoices: readonly number[] = [0, ...new Set(Object.values(gameTypes))];

/** [G-325] */
export function betQuery(
  { timeFlag, gameType, status }: BetFilter,
  lastId: string | null,
): InputOf<typeof listBets> {
  return {
    time_flag: timeFlag,
    game_type: gameType,
    status,
    ...(lastId === null ? {} : { last_id: lastId }),
  };
}
