import { centavos } from '@perya/money';
import type { SideSpot } from './colours.ts';

export const diceCount = 3;

/**
 * What a spot wins for each peso staked on it, by the number of dice that show its colour; the stake
 * comes back on top. Booths pay 3 to 1 for three alike and keep 7.87 %: here it is 12 to 1.
 */
export const oddsByMatches: Readonly<Record<number, bigint>> = { 1: 1n, 2: 2n, 3: 12n };

/** How many of the 216 throws show a given colour so often. */
export const throwsByMatches: Readonly<Record<number, number>> = { 0: 125, 1: 75, 2: 15, 3: 1 };

/**
 * What a side bet wins in hundredths of its stake, the stake back on top: two alike, which three are too, come in
 * 96 of 216 throws, three alike in 6.
 */
export const sideHundredths: Readonly<Record<SideSpot, bigint>> = { double: 115n, triple: 3400n };

export const throwsOfSide: Readonly<Record<SideSpot, number>> = { double: 96, triple: 6 };

export const stakeRange = {
  stakeMin: centavos(5_00n),
  stakeMax: centavos(10_000_00n),
  /** The largest stake, all on three alike: reached, never exceeded. */
  payoutMax: centavos(350_000_00n),
};
