import { keptMs } from '@perya/app-kit/query/query-client';
import { type Game, listGames } from '@perya/contract/catalogue/calls/catalogue';
import { sizes } from '@perya/contract/constants';
import { type Pages, usePages } from '../../lib/query/use-pages.ts';
import type { GameQuery } from './filters/category-query.ts';
import { nextGamePage } from './next-game-page.ts';

export interface GameList extends Pages<unknown, Game> {
  /** How many there are in all; null until it is known. */
  readonly total: number | null;
}

/**
 * The games of a query, page by page; null waits. The same query with another turn is fetched again. After a game the
 * list comes from the cache, so the player finds their place in it. [G-028 G-240 G-245]
 */
export function useGames(query: GameQuery | null, turn = 0): GameList {
  const list = usePages({
    call: listGames,
    input: query && ((page) => ({ ...query, page: Number(page ?? 1), page_size: sizes.gamePage })),
    rowsOf: ({ data }) => data,
    nextOf: nextGamePage,
    // By then the list may have changed.
    freshMs: keptMs,
    turn,
  });
  return { ...list, total: list.lastPage?.t ?? null };
}
