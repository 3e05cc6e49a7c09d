import { BetRefused, type StakeRange } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';

/** The stakes of the tables, in centavos a unit. Whole pesos, so that the rake is always whole centavos. */
export const units: readonly Centavos[] = [1_00, 5_00, 10_00, 20_00, 50_00, 100_00].map((unit) =>
  centavos(unit),
);

/** Everybody brings so many units to a hand: the most that one can cost. */
export const unitsAtStake = 3;

/** What the house keeps of a pot, in hundredths of a percent. */
export const rakeBasisPoints = 300;

/** The largest pot: everybody's whole stake but two units of the winner's. */
const potMax = 1 + 2 * unitsAtStake;

export const ofUnits = (unit: Centavos, count: number): Centavos => centavos(unit * BigInt(count));

/** What the winner is paid of a pot. */
export const withoutRake = (pot: Centavos): Centavos =>
  centavos(pot - (pot * BigInt(rakeBasisPoints)) / 10_000n);

const smallest = units[0] as Centavos;
const largest = units.at(-1) as Centavos;

export const stakeRange: StakeRange = {
  stakeMin: ofUnits(smallest, unitsAtStake),
  stakeMax: ofUnits(largest, unitsAtStake),
  payoutMax: withoutRake(ofUnits(largest, potMax)),
};

/** The winner's own part of the pot is one unit, and the rest of the stake comes back: a hand pays less than so many times what is kept. */
export const winTimes = potMax;

export interface Bet {
  unit: Centavos;
  /** Practice against two bots; never for money. */
  bots: boolean;
}

export const notATable = {
  en: 'There is no table with this stake.',
  tl: 'Walang mesang may ganitong taya.',
};

export function parseBet(input: unknown): Bet {
  const { unit, bots } = (typeof input === 'object' && input !== null ? input : {}) as {
    unit?: unknown;
    bots?: unknown;
  };
  const known = units.find((each) => each === unit);
  if (known === undefined || typeof bots !== 'boolean') throw new BetRefused(notATable);
  return { unit: known, bots };
}

export const stakeOf = ({ unit }: Bet): Centavos => ofUnits(unit, unitsAtStake);
