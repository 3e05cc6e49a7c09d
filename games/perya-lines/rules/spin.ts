import type { RandomSource } from '@perya/game-kit/random';
import { findLineWins, type LineWin, sumUnits } from '../../slot-kit/rules/lines.ts';
import type { SymbolId } from '../../slot-kit/rules/names.ts';
import { countSymbol, type Grid, spinReels } from '../../slot-kit/rules/reels.ts';
import { linePays, reels, rows, scatter, scatterPays, wild } from './paytable.ts';

export interface Spin {
  /** The reels as they stopped. */
  grid: Grid;
  isFree: boolean;
  /** Reels that a Ferris wheel filled; only in free spins. */
  filledReels: readonly number[];
  wins: readonly LineWin[];
  scatterCount: number;
  scatterUnits: number;
  /** Everything this spin pays. */
  units: number;
}

/** In free spins a Ferris wheel fills its whole reel. */
export function fillByWheel(window: readonly SymbolId[]): readonly SymbolId[] {
  return window.includes(wild) ? window.map(() => wild) : window;
}

export function evaluateSpin(grid: Grid, isFree: boolean): Spin {
  const played = isFree ? grid.map(fillByWheel) : grid;
  const filledReels = isFree
    ? grid.flatMap((window, reel) => (window.includes(wild) ? [reel] : []))
    : [];
  const wins = findLineWins(played, linePays, wild);
  // A lantern counts even where a wheel then covers it.
  const scatterCount = countSymbol(grid, scatter);
  const scatterUnits = scatterPays[scatterCount]?.units ?? 0;
  const units = sumUnits(wins) + scatterUnits;
  return { grid, isFree, filledReels, wins, scatterCount, scatterUnits, units };
}

/** The paid spin, and the free spins it gave; free spins give no further ones. */
export function spinRound(random: RandomSource): Spin[] {
  const paid = evaluateSpin(spinReels(reels, rows, random), false);
  const spins = [paid];
  const freeSpins = scatterPays[paid.scatterCount]?.freeSpins ?? 0;
  for (let free = 0; free < freeSpins; free += 1) {
    spins.push(evaluateSpin(spinReels(reels, rows, random), true));
  }
  return spins;
}
