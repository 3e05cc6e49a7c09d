import { type Fraction, fraction, multiply } from '@perya/game-kit/fraction';
import type { Text } from '@perya/game-kit/game';

/** What a catch pays, in bullets, and how often among the catches of its species. */
interface Prize {
  multiplier: number;
  weight: number;
}

export interface Species {
  id: string;
  name: Text;
  /** One prize for a fish; the chest holds one of several. */
  prizes: readonly Prize[];
}

const paying = (multiplier: number): readonly Prize[] => [{ multiplier, weight: 1 }];

/**
 * The paytable, from the smallest catch to the largest. Every species returns the same share of
 * what is fired at it, so that a choice of target changes the swings and never the odds.
 */
export const speciesList = [
  { id: 'dilis', name: { en: 'Anchovy', tl: 'Dilis' }, prizes: paying(2) },
  { id: 'galunggong', name: { en: 'Round scad', tl: 'Galunggong' }, prizes: paying(3) },
  { id: 'tilapia', name: { en: 'Tilapia', tl: 'Tilapya' }, prizes: paying(5) },
  { id: 'bangus', name: { en: 'Milkfish', tl: 'Bangus' }, prizes: paying(8) },
  { id: 'pusit', name: { en: 'Squid', tl: 'Pusit' }, prizes: paying(12) },
  { id: 'lapu-lapu', name: { en: 'Grouper', tl: 'Lapu-lapu' }, prizes: paying(20) },
  { id: 'tanigue', name: { en: 'Mackerel', tl: 'Tanigue' }, prizes: paying(40) },
  {
    id: 'baul',
    name: { en: 'Sunken chest', tl: 'Baul ng dagat' },
    prizes: [
      { multiplier: 20, weight: 10 },
      { multiplier: 50, weight: 6 },
      { multiplier: 100, weight: 3 },
      { multiplier: 200, weight: 1 },
    ],
  },
  { id: 'malasugi', name: { en: 'Blue marlin', tl: 'Malasugi' }, prizes: paying(100) },
  { id: 'bakunawa', name: { en: 'Bakunawa', tl: 'Bakunawa' }, prizes: paying(300) },
] as const satisfies readonly Species[];

export type SpeciesId = (typeof speciesList)[number]['id'];

export const speciesById = new Map<string, Species & { id: SpeciesId }>(
  speciesList.map((species) => [species.id, species]),
);

/** The mean prize of a catch, in bullets. */
export function meanPrizeOf({ prizes }: Species): Fraction {
  const weight = prizes.reduce((sum, prize) => sum + prize.weight, 0);
  const paid = prizes.reduce((sum, prize) => sum + prize.multiplier * prize.weight, 0);
  return fraction(paid, weight);
}

/** What a bullet returns in the long run, whatever it is fired at. */
export const bulletReturn = fraction(24, 25);

/** Return ÷ mean prize, kept as two whole numbers so that the declared return is exact. */
export function catchChanceOf(species: Species): Fraction {
  const { numerator, denominator } = meanPrizeOf(species);
  return multiply(bulletReturn, fraction(denominator, numerator));
}
