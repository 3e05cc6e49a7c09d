import type { DemoEngine } from './games/demo-game.ts';

/** How many times its stake a round of each engine of the studio can pay, as its rules declare it. */
export const engineWinTimes: Record<DemoEngine, number> = {
  'perya-lines': 10_734,
  'bahay-kubo-cascade': 5_000,
  'gintong-salakot': 11_690,
  'color-game': 13,
  roulette: 36,
  baccarat: 10,
  blackjack: 4,
  'bingo-75': 2_655,
  'isda-blaster': 300,
  plinko: 1_000,
};
