import type { RandomSource } from '@perya/game-kit/random';
import { findLineWins, type LineWin, sumUnits } from '../../slot-kit/rules/lines.ts';
import type { SymbolId } from '../../slot-kit/rules/names.ts';
import { at, countSymbol, type Grid, spinReels } from '../../slot-kit/rules/reels.ts';
import {
  addedSpins,
  firstFreeSpins,
  freeSpinsMax,
  linePays,
  multiplierAt,
  reels,
  rows,
  scatter,
  scatterPays,
  wild,
} from './paytable.ts';

export interface Spin {
  /** The reels as they stopped. */
  grid: Grid;
  isFree: boolean;
  /** Reels that a Ferris wheel filled; only in free spins. */
  filledReels: readonly number[];
  wins: readonly LineWin[];
  scatterCount: number;
  scatterUnits: number;
  /** How often everything counts that a free spin pays; none is named where it is once. */
  multiplier?: number;
  /** Free spins that this free spin gave. */
  addedSpins?: number;
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

/** The rules that are played by now: free spins give further ones and count more and more. */
export const presentEdition = 2;

/** The paid spin, and the free spins of its round. */
export function spinRound(random: RandomSource, edition: number): Spin[] {
  const spin = (isFree: boolean) => evaluateSpin(spinReels(reels, rows, random), isFree);
  return edition === 1 ? spinFirstEdition(spin) : spinPresent(spin);
}

function spinPresent(spin: (isFree: boolean) => Spin): Spin[] {
  const spins = [spin(false)];
  let freeSpins = freeSpinsOf(at(spins, 0));
  for (let place = 1; place <= freeSpins; place += 1) {
    const plain = spin(true);
    const multiplier = multiplierAt(place);
    const more = plain.scatterUnits > 0 ? addedSpins : 0;
    const added = Math.min(more, freeSpinsMax - freeSpins);
    freeSpins += added;
    spins.push({ ...plain, multiplier, addedSpins: added, units: plain.units * multiplier });
  }
  return spins;
}

const freeSpinsOf = ({ scatterCount }: Spin) => scatterPays[scatterCount]?.freeSpins ?? 0;

/** As it was played before: whoever proves such a round comes to what it paid. */
function spinFirstEdition(spin: (isFree: boolean) => Spin): Spin[] {
  const paid = spin(false);
  const freeSpins = firstFreeSpins[paid.scatterCount] ?? 0;
  return [paid, ...Array.from({ length: freeSpins }, () => spin(true))];
}
