const roundSteps = [10, 25, 50, 100, 250, 500];

/** How many rounds may be chosen: never more than the house allows. */
export function roundChoices(most: number): readonly number[] {
  const fitting = roundSteps.filter((step) => step < most);
  return [...fitting, most].slice(0, 5);
}

/** What may be lost at most, and what one round has to gain, in stakes. */
export const lossTimes = [5n, 10n, 20n, 50n] as const;
export const gainTimes = [10n, 50n, 100n] as const;

/** Parts of the balance of now, in whole pesos. */
export function balanceChoices(balance: bigint): readonly bigint[] {
  const floors = [3n, 2n, 1n].map((quarters) => ((balance * quarters) / 4n / 100n) * 100n);
  return floors.filter((floor, place) => floor > 0n && floors.indexOf(floor) === place);
}
