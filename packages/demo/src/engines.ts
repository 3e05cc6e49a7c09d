import type { DemoEngine } from './games/demo-game.ts';

/** What each engine of the studio returns to players in the long run, in percent, as its rules declare it. */
export const engineRtp: Record<DemoEngine, string> = {
  'perya-lines': '96.10',
  'bahay-kubo-cascade': '96.55',
  'gintong-salakot': '96.03',
  'color-game': '96.29',
  roulette: '97.29',
  baccarat: '98.76',
  blackjack: '99.47',
  'bingo-75': '95.55',
  'bingo-hall': '96.20',
  'isda-blaster': '96.00',
  plinko: '97.34',
  saranggola: '97.00',
  'color-game-live': '96.29',
  tongits: '97.00',
};

/** What one bet at each engine of the studio may be, in centavos, as its rules declare it. */
export const engineStakes: Record<DemoEngine, { stakeMin: bigint; stakeMax: bigint }> = {
  'perya-lines': { stakeMin: 100n, stakeMax: 50_000n },
  'bahay-kubo-cascade': { stakeMin: 100n, stakeMax: 50_000n },
  'gintong-salakot': { stakeMin: 100n, stakeMax: 50_000n },
  'color-game': { stakeMin: 500n, stakeMax: 1_000_000n },
  roulette: { stakeMin: 500n, stakeMax: 1_000_000n },
  baccarat: { stakeMin: 500n, stakeMax: 2_000_000n },
  blackjack: { stakeMin: 1_000n, stakeMax: 1_000_000n },
  'bingo-75': { stakeMin: 100n, stakeMax: 40_000n },
  'bingo-hall': { stakeMin: 200n, stakeMax: 48_000n },
  'isda-blaster': { stakeMin: 10n, stakeMax: 20_000n },
  plinko: { stakeMin: 100n, stakeMax: 200_000n },
  saranggola: { stakeMin: 100n, stakeMax: 200_000n },
  'color-game-live': { stakeMin: 500n, stakeMax: 1_000_000n },
  tongits: { stakeMin: 300n, stakeMax: 30_000n },
};

/** How many times its stake a round of each engine of the studio can pay, as its rules declare it. */
export const engineWinTimes: Record<DemoEngine, number> = {
  'perya-lines': 27_257,
  'bahay-kubo-cascade': 5_000,
  'gintong-salakot': 28_665,
  'color-game': 35,
  roulette: 36,
  baccarat: 15,
  blackjack: 22,
  'bingo-75': 2_655,
  'bingo-hall': 33_440,
  'isda-blaster': 1_000,
  plinko: 1_000,
  saranggola: 500,
  'color-game-live': 35,
  tongits: 7,
};
