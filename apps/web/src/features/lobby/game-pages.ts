import type { Game } from '@perya/contract/calls/catalogue';

/** How far a list of games has been read. */
export interface GamePages {
  /** Names what was asked. */
  readonly key: string;
  readonly games: readonly Game[];
  readonly pagesRead: number;
  /** How many there are in all, as far as the last answer said. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
}

export function unreadPages(key: string): GamePages {
  return { key, games: [], pagesRead: 0, total: 0, hasMore: true, hasFailed: false };
}

interface Answer {
  readonly data: readonly Game[];
  readonly t: number;
  readonly s: number;
}

/** A short page is the last one. A game that moved between two pages is shown once. [G-028] */
export function addPage(pages: GamePages, { data, t, s }: Answer): GamePages {
  const known = new Set(pages.games.map(({ id }) => id));
  const games = [...pages.games, ...data.filter(({ id }) => !known.has(id))];
  return {
    ...pages,
    games,
    pagesRead: pages.pagesRead + 1,
    total: t,
    hasMore: data.length >= s,
    hasFailed: false,
  };
}
