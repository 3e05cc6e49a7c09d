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

const shoal = [
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
] as const satisfies readonly Species[];

const bakunawaName: Text = { en: 'Bakunawa', tl: 'Bakunawa' };

/** The boss: it comes and goes, and what it holds is drawn when it is caught. */
const bakunawa = {
  id: 'bakunawa',
  name: bakunawaName,
  prizes: [
    { multiplier: 100, weight: 10 },
    { multiplier: 300, weight: 6 },
    { multiplier: 500, weight: 3 },
    { multiplier: 1000, weight: 1 },
  ],
} as const satisfies Species;

/** In a magazine of the first rules it was a catch like the others. */
const firstBakunawa = {
  ...bakunawa,
  prizes: paying(300),
} as const satisfies Species;

/**
 * The paytable, from the smallest catch to the largest. Every species returns the same share of
 * what is fired at it, so that a choice of target changes the swings and never the odds.
 */
export const speciesList = [...shoal, bakunawa] as const;

export type SpeciesId = (typeof speciesList)[number]['id'];

export const bossId = bakunawa.id;

export const isSpecies = (id: unknown): id is SpeciesId =>
  speciesList.some((species) => species.id === id);

/** Every target as it pays: in a volley of today, or in a magazine of the first rules. */
export type Paytable = Readonly<Record<SpeciesId, Species>>;

const paytableOf = (list: readonly (Species & { id: SpeciesId })[]): Paytable =>
  Object.fromEntries(list.map((species) => [species.id, species])) as Record<SpeciesId, Species>;

export const paytable = paytableOf(speciesList);
export const firstPaytable = paytableOf([...shoal, firstBakunawa]);

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
