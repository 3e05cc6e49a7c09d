import { BetRefused, type StakeRange, type Step } from '@perya/game-kit/game';
import type { RandomSource } from '@perya/game-kit/random';
import { type Centavos, centavos } from '@perya/money';
import { gunFor, type Shot, wonBy } from './shot.ts';
import { isSpecies, paytable, type SpeciesId } from './species.ts';

/** Every shot is staked when it is fired. The first rules staked a whole magazine (`magazine.ts`). */
export const presentEdition = 2;

export const bulletValueMin = centavos(10);
export const bulletValueMax = centavos(2_000);
/** More than a thumb can tap between two answers of the server. */
export const volleyMax = 10;
const prizeMax = 1_000;
/** So many shoot in one sea, each for themselves. */
export const cannonCount = 4;

export const stakeRange: StakeRange = {
  stakeMin: bulletValueMin,
  stakeMax: centavos(bulletValueMax * BigInt(volleyMax)),
  // Every bullet of the largest volley catching the largest prize: never reached.
  payoutMax: centavos(bulletValueMax * BigInt(volleyMax * prizeMax)),
};

/** Shots that were fired together: a round of its own, decided and paid at once. */
export interface VolleyBet {
  edition: typeof presentEdition;
  bulletValue: Centavos;
  targets: readonly SpeciesId[];
}

export interface VolleyState {
  edition: typeof presentEdition;
  bulletValue: Centavos;
  volley: readonly Shot[];
  won: Centavos;
}

const badVolley = {
  en: 'Shoot at one to ten targets of the sea.',
  tl: 'Bumaril sa isa hanggang sampung target sa dagat.',
};
const badValue = {
  en: 'A bullet costs ₱0.10 to ₱20.00, in steps of ₱0.10.',
  tl: 'Ang isang bala ay ₱0.10 hanggang ₱20.00, na tig-₱0.10 ang dagdag.',
};

export function parseBulletValue(input: unknown): Centavos {
  const isPriced =
    typeof input === 'bigint' &&
    input >= bulletValueMin &&
    input <= bulletValueMax &&
    input % bulletValueMin === 0n;
  if (!isPriced) throw new BetRefused(badValue);
  return centavos(input);
}

export function parseTargets(input: unknown, refusal = badVolley): SpeciesId[] {
  if (!Array.isArray(input) || input.length < 1 || input.length > volleyMax) {
    throw new BetRefused(refusal);
  }
  const targets: unknown[] = input;
  if (!targets.every(isSpecies)) throw new BetRefused(refusal);
  return [...targets];
}

export function parseVolley({ edition, bulletValue, targets, ...others }: Record<string, unknown>) {
  const isKnown = edition === undefined || edition === presentEdition;
  if (!isKnown || Object.keys(others).length > 0) throw new BetRefused(badVolley);
  const bet: VolleyBet = {
    edition: presentEdition,
    bulletValue: parseBulletValue(bulletValue),
    targets: parseTargets(targets),
  };
  return bet;
}

export const stakeOfVolley = ({ bulletValue, targets }: VolleyBet): Centavos =>
  centavos(bulletValue * BigInt(targets.length));

const fire = gunFor(paytable);

export function openVolley(
  { edition, bulletValue, targets }: VolleyBet,
  random: RandomSource,
): Step<VolleyState> {
  const volley = targets.map((target) => fire(target, random));
  const won = wonBy(volley, bulletValue);
  return { state: { edition, bulletValue, volley, won }, payout: won };
}
