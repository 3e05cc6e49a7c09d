import type { LinePays } from '../../slot-kit/rules/lines.ts';
import { strip } from '../../slot-kit/rules/reels.ts';

export const wild = 'wheel';
export const scatter = 'parol';
export const rows = 3;

/** Thirty stops a reel. A Ferris wheel never stands on the first; no window holds two lanterns. */
export const reels = [
  strip(`kite horse sorbetes jeepney balloon top balloon sorbetes mango kite popcorn top popcorn
    horse mango popcorn horse popcorn mango balloon sorbetes top kite mango top popcorn parol mango
    balloon jeepney`),
  strip(`horse popcorn kite mango popcorn balloon top jeepney mango parol balloon kite sorbetes
    jeepney mango kite balloon kite popcorn mango sorbetes horse top balloon popcorn wheel top mango
    top sorbetes`),
  strip(`balloon popcorn kite popcorn balloon mango sorbetes horse mango top balloon wheel kite mango
    popcorn balloon wheel parol top horse mango popcorn mango kite sorbetes top jeepney sorbetes top
    jeepney`),
  strip(`top mango top balloon mango popcorn top wheel balloon mango horse jeepney balloon parol kite
    horse sorbetes kite popcorn kite balloon popcorn top wheel sorbetes jeepney popcorn top sorbetes
    mango`),
  strip(`horse jeepney popcorn balloon kite horse top balloon popcorn jeepney kite balloon popcorn
    mango sorbetes kite mango top popcorn sorbetes mango balloon sorbetes popcorn parol wheel mango
    top kite top`),
];

/** Of all combinations of stops in a paid spin, those that pay anything; the scan counts them. */
export const winningStops = 10_134_810;

/** Units for 3, 4 and 5 along a line; a unit is the stake of one line. */
export const linePays = {
  jeepney: [50, 200, 1000],
  horse: [40, 120, 400],
  sorbetes: [30, 90, 250],
  kite: [20, 60, 180],
  balloon: [18, 45, 120],
  top: [15, 35, 100],
  popcorn: [10, 28, 75],
  mango: [10, 25, 60],
} as const satisfies LinePays;

export interface ScatterPrize {
  units: number;
  freeSpins: number;
}

/** Lanterns anywhere: what they pay in units, and the free spins that they give in a paid spin. */
export const scatterPays: Readonly<Record<number, ScatterPrize>> = {
  3: { units: 40, freeSpins: 6 },
  4: { units: 200, freeSpins: 10 },
  5: { units: 1000, freeSpins: 15 },
};

/** Three lanterns or more in a free spin give further ones, up to so many in a round. */
export const addedSpins = 5;
export const freeSpinsMax = 20;

/** Every so many free spins the multiplier of all that they pay rises by one, up to its highest. */
export const spinsPerStep = 3;
export const multiplierMax = 3;

/** How often a free spin counts; the first is 1. */
export function multiplierAt(place: number): number {
  return Math.min(multiplierMax, 1 + Math.floor((place - 1) / spinsPerStep));
}

/** Rounds of the first edition: more free spins, none of which gave others or counted more than once. */
export const firstFreeSpins: Readonly<Record<number, number>> = { 3: 10, 4: 15, 5: 20 };
