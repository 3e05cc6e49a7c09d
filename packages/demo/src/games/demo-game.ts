/** The games of the built-in studio that can be played; every demo game is one of them under a name and cover of its own. */
export type DemoEngine =
  | 'perya-lines'
  | 'bahay-kubo-cascade'
  | 'gintong-salakot'
  | 'color-game'
  | 'roulette'
  | 'baccarat'
  | 'blackjack'
  | 'bingo-75'
  | 'isda-blaster'
  | 'plinko';

export interface DemoGame {
  /** Unique over all venues; the file name of its cover too. */
  code: string;
  name: string;
  gameType: 1 | 2 | 3 | 4 | 5 | 7;
  group: 'Slot' | 'Live' | 'Fishing' | 'Table Game' | 'Board Game' | 'Bingo' | 'Sport';
  venue: string;
  platform: string;
  engine: DemoEngine;
  isHot?: boolean;
  isNew?: boolean;
  isMaintained?: boolean;
}

export type DemoMark = 'hot' | 'new' | 'maintained';

/** One game as it is written in the lists: the most popular of its group stands first. */
export type DemoRow = readonly [
  code: string,
  name: string,
  engine: DemoEngine,
  platform: string,
  mark?: DemoMark,
];
