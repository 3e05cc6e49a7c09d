/** The games of the built-in studio that can be played. */
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
  | 'plinko'
  | 'saranggola'
  | 'color-game-live'
  | 'bingo-hall'
  | 'tongits';

export interface DemoGame {
  /** Unique over all venues; the file name of its cover too. */
  code: string;
  name: string;
  gameType: 1 | 2 | 3 | 5 | 7;
  group: 'Slot' | 'Live' | 'Fishing' | 'Table Game' | 'Board Game' | 'Bingo';
  venue: string;
  platform: string;
  /** The game of the studio that opens. */
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
