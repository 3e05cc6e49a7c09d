import type { DemoEngine } from './games/demo-game.ts';

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
  'isda-blaster': { stakeMin: 200n, stakeMax: 200_000n },
  plinko: { stakeMin: 100n, stakeMax: 200_000n },
};
