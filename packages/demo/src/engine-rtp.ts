import type { DemoEngine } from './games/demo-game.ts';

/** What each engine of the studio returns to players in the long run, in percent, as its rules declare it. */
export const engineRtp: Record<DemoEngine, string> = {
  'perya-lines': '95.67',
  'bahay-kubo-cascade': '96.23',
  'gintong-salakot': '96.32',
  'color-game': '96.29',
  roulette: '97.29',
  baccarat: '98.76',
  blackjack: '99.47',
  'bingo-75': '95.55',
  'isda-blaster': '96.00',
  plinko: '97.34',
};
