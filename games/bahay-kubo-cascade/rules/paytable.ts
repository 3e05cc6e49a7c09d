import type { SymbolId } from '../../slot-kit/rules/names.ts';
import { at } from '../../slot-kit/rules/reels.ts';

export const wild = 'kubo';
export const rows = 3;
export const reelCount = 6;

type Weights = Partial<Record<SymbolId, readonly number[]>>;

/** Of 100 symbols that fall on each of the six reels, how many are which. */
const weights = {
  kubo: [0, 4, 4, 4, 4, 0],
  tandang: [4, 4, 4, 4, 4, 4],
  kalabasa: [7, 7, 7, 7, 7, 8],
  talong: [9, 9, 9, 9, 9, 9],
  kamatis: [11, 10, 11, 11, 10, 11],
  labanos: [12, 12, 11, 11, 12, 12],
  sitaw: [14, 13, 13, 13, 13, 14],
  sibuyas: [14, 13, 13, 13, 13, 14],
  bawang: [15, 14, 14, 14, 14, 14],
  mani: [14, 14, 14, 14, 14, 14],
} as const satisfies Weights;

/** No rooster crows in free drops. All drops of the first edition fell from these sacks. */
const weightsWithoutRooster = {
  kubo: [0, 4, 4, 4, 4, 0],
  kalabasa: [7, 7, 7, 7, 7, 8],
  talong: [9, 9, 9, 9, 9, 9],
  kamatis: [11, 10, 11, 11, 10, 11],
  labanos: [12, 12, 11, 11, 12, 12],
  sitaw: [14, 13, 13, 13, 13, 14],
  sibuyas: [15, 14, 14, 14, 14, 15],
  bawang: [16, 15, 15, 15, 15, 15],
  mani: [16, 16, 16, 16, 16, 16],
} as const satisfies Weights;

export type WayPays = Readonly<Partial<Record<SymbolId, readonly number[]>>>;

/** Units for one way over 3, 4, 5 and 6 reels; a unit is a twentieth of the stake. */
export const wayPays = {
  kalabasa: [16, 55, 160, 550],
  talong: [11, 32, 100, 270],
  kamatis: [6, 19, 60, 165],
  labanos: [4, 13, 40, 110],
  sitaw: [3, 8, 24, 60],
  sibuyas: [2, 6, 15, 40],
  bawang: [1, 3, 8, 20],
  mani: [1, 2, 6, 16],
} as const satisfies WayPays;

/** What the first drop counts, then each drop after it; the last stays. */
export const multipliers: readonly number[] = [1, 2, 3, 5, 8, 10];

export function multiplierOf(drop: number): number {
  return at(multipliers, Math.min(drop, multipliers.length - 1));
}

/** Roosters never win and never leave: so many on the grid when nothing wins any more give free drops. */
export const scatter = 'tandang';
export const scattersForFreeDrops = 4;
export const freeDrops = 8;
/** In free drops the multiplier rises by one with every win, never falls back, and goes no higher. */
export const freeMultiplierMax = 20;

/** The weights written out, so that one draw picks a symbol of its reel. */
const sacksOf = (counted: Weights): readonly (readonly SymbolId[])[] =>
  Array.from({ length: reelCount }, (_, reel) =>
    Object.entries(counted).flatMap(([symbol, counts]) =>
      Array<SymbolId>(at<number>(counts, reel)).fill(symbol as SymbolId),
    ),
  );

export const sacks = sacksOf(weights);
export const freeSacks = sacksOf(weightsWithoutRooster);

/** A round ends when it has reached this multiple of its stake, whatever still stands on the grid. */
export const payoutTimesMax = 5000;

/** Prizes of the first edition, which had no free drops. */
export const firstWayPays = {
  kalabasa: [15, 50, 150, 500],
  talong: [10, 30, 90, 250],
  kamatis: [6, 18, 60, 160],
  labanos: [4, 12, 36, 100],
  sitaw: [3, 8, 24, 60],
  sibuyas: [2, 5, 14, 36],
  bawang: [1, 3, 8, 20],
  mani: [1, 2, 6, 16],
} as const satisfies WayPays;
