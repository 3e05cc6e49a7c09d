import type { RandomSource } from '@perya/game-kit/random';
import { findLineWins, type LineWin, sumUnits } from '../../slot-kit/rules/lines.ts';
import { countSymbol, type Grid, type Strip, spinReels } from '../../slot-kit/rules/reels.ts';
import { type Coin, drawCoin, type Hold, type Mint, mintOf, playHold } from './hold.ts';
import {
  coin,
  coinsForHold,
  freeReels,
  freeRounds,
  linePays,
  paidReels,
  rows,
  scatter,
  scattersForFreeRounds,
  wild,
} from './paytable.ts';

export interface Spin {
  grid: Grid;
  isFree: boolean;
  wins: readonly LineWin[];
  /** What each coin in the window carries; it is paid only if they are held. */
  coins: readonly Coin[];
  /** Null where too few coins stopped. */
  hold: Hold | null;
  units: number;
}

/** The paid spin, and the free rounds that three carabaos gave. */
export function spinRound(random: RandomSource, edition: number): Spin[] {
  const mint = mintOf(edition);
  const paid = spinOnce(paidReels, false, mint, random);
  const spins = [paid];
  if (countSymbol(paid.grid, scatter) < scattersForFreeRounds) return spins;
  for (let free = 0; free < freeRounds; free += 1) {
    spins.push(spinOnce(freeReels, true, mint, random));
  }
  return spins;
}

function spinOnce(
  reels: readonly Strip[],
  isFree: boolean,
  mint: Mint,
  random: RandomSource,
): Spin {
  const grid = spinReels(reels, rows, random);
  const wins = findLineWins(grid, linePays, wild);
  const coins = drawCoins(grid, mint, random);
  const hold = coins.length >= coinsForHold ? playHold(coins, random, mint) : null;
  const units = sumUnits(wins) + (hold?.units ?? 0);
  return { grid, isFree, wins, coins, hold, units };
}

function drawCoins(grid: Grid, mint: Mint, random: RandomSource): Coin[] {
  const coins: Coin[] = [];
  for (const [reel, column] of grid.entries()) {
    for (const [row, seen] of column.entries()) {
      if (seen === coin) coins.push(drawCoin(reel * rows + row, mint.window, random));
    }
  }
  return coins;
}
