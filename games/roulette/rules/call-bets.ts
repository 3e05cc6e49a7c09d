import { wheel } from './wheel.ts';

/** How many chips lie on which spot. */
export interface CallChip {
  spot: string;
  chips: number;
}

const one = (...spots: string[]): CallChip[] => spots.map((spot) => ({ spot, chips: 1 }));
const two = (...spots: string[]): CallChip[] => spots.map((spot) => ({ spot, chips: 2 }));

export const callNames = ['voisins', 'tiers', 'orphelins', 'zero'] as const;
export type CallName = (typeof callNames)[number];

/** The sectors of the wheel that are bet on by their name, laid on the cloth as at every French table. */
export const callBets: Readonly<Record<CallName, readonly CallChip[]>> = {
  voisins: [
    ...two('street-0-2-3', 'corner-25-26-28-29'),
    ...one('split-4-7', 'split-12-15', 'split-18-21', 'split-19-22', 'split-32-35'),
  ],
  tiers: one(
    'split-5-8',
    'split-10-11',
    'split-13-16',
    'split-23-24',
    'split-27-30',
    'split-33-36',
  ),
  orphelins: one('straight-1', 'split-6-9', 'split-14-17', 'split-17-20', 'split-31-34'),
  zero: one('straight-26', 'split-0-3', 'split-12-15', 'split-32-35'),
};

export const neighboursMax = 4;

/** A number with so many pockets on each side of it, a chip on each. */
export function neighboursOf(pocket: number, each: number): CallChip[] {
  const at = wheel.indexOf(pocket as never);
  const pockets = Array.from({ length: 2 * each + 1 }, (_, step) =>
    wheel.at((at + step - each) % wheel.length),
  );
  return one(...pockets.map((number) => `straight-${number}`));
}
