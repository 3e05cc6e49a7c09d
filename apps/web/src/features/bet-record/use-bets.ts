import { type Bet, listBets } from '@perya/contract/games/calls/bets';
import { type KeptPages, useKeptPages } from '../../lib/records/use-kept-pages.ts';
import { type BetFilter, betQuery } from './bet-filter.ts';

export interface BetTotals {
  readonly count: number;
  readonly staked: string;
  readonly won: string;
}

interface BetList extends Omit<KeptPages<unknown, Bet>, 'lastPage'> {
  readonly totals: BetTotals | null;
}

/** The records of a filter, page by page; without a line, those that were read last. */
export function useBets(filter: BetFilter): BetList {
  const { lastPage, ...list } = useKeptPages('bets', {
    call: listBets,
    input: (cursor) => betQuery(filter, cursor === null ? null : String(cursor)),
    rowsOf: ({ d }) => d,
    nextOf: ({ last_id }) => last_id,
  });
  const totals = lastPage && { count: lastPage.t, staked: lastPage.bt, won: lastPage.wt };
  return { ...list, totals };
}
