import { type BrandTag, type HouseBrand, knowBrands } from '../brands.ts';
import type { Text } from '../text.ts';
import { type BrandColours, type BrandRounds, brandStyles } from './brand-colours.ts';

/** A brand as a row has it, and as the file by which configuration travels names it. */
export interface BrandRow {
  readonly tag: BrandTag;
  readonly name: string;
  readonly tagline: Text;
  readonly hosts: readonly string[];
  readonly mark: string;
  readonly is_on: boolean;
  readonly rounds: BrandRounds;
  readonly colours: BrandColours;
}

/** What pages make of a row. */
export const houseBrand = ({ tag, name, tagline, hosts, mark, ...row }: BrandRow): HouseBrand => ({
  tag,
  name,
  tagline,
  hosts,
  mark,
  isOn: row.is_on,
  themeColor: row.colours.surface,
  styles: brandStyles(tag, row.colours, row.rounds),
});

/** The four that every installation begins with and the demo shows. From then on brands are rows, which staff change and add to. */
export const firstBrands = {
  /** The marigold fair in a quieter dress: marigold buttons and indigo words on cool white, the generic brand. */
  h5: {
    tag: 'h5',
    name: 'Perya',
    tagline: { en: 'Licensed play, fair and simple', tl: 'Lisensyadong laro, patas at simple' },
    hosts: [],
    mark: '/art/brands/h5',
    is_on: true,
    rounds: { card: 0.875, control: 0.75, sheet: 1.5 },
    colours: {
      surface: { light: '#f8f7fc', dark: '#121029' },
      raised: { light: '#ffffff', dark: '#1d1a3f' },
      sunken: { light: '#eceaf6', dark: '#0b091d' },
      ink: { light: '#1a1640', dark: '#f5f2ec' },
      'ink-muted': { light: '#565073', dark: '#b6b0d0' },
      line: { light: '#dcd9ea', dark: '#342f60' },
      control: { light: '#7f7997', dark: '#7f78ae' },
      accent: { light: '#f7a90a', dark: '#ffb938' },
      'accent-hover': { light: '#ffb930', dark: '#ffc861' },
      'accent-ink': { light: '#1f1238', dark: '#1f1238' },
      'accent-soft': { light: '#e9e6fa', dark: '#2d2859' },
      'accent-strong': { light: '#3d2fae', dark: '#ffc861' },
      focus: { light: '#4030c4', dark: '#ffd166' },
      'glow-from': { light: '#1f1857', dark: '#1f1857' },
      'glow-to': { light: '#40309a', dark: '#372a86' },
      'glow-ink': { light: '#ffffff', dark: '#ffffff' },
      spark: { light: '#ffc53d', dark: '#ffc53d' },
    },
  },
  /** Marigold on indigo. */
  perya: {
    tag: 'perya',
    name: 'Perya',
    tagline: { en: 'The night fair in your pocket', tl: 'Ang perya sa bulsa mo' },
    hosts: [],
    mark: '/art/brands/perya',
    is_on: true,
    rounds: { card: 1.125, control: 0.875, sheet: 1.75 },
    colours: {
      surface: { light: '#fdf8ee', dark: '#15122e' },
      raised: { light: '#ffffff', dark: '#211c47' },
      sunken: { light: '#f5ebd6', dark: '#0e0b22' },
      ink: { light: '#1d1842', dark: '#f8f3e6' },
      'ink-muted': { light: '#5a5378', dark: '#b9b2d6' },
      line: { light: '#e8dcc3', dark: '#383168' },
      control: { light: '#857b93', dark: '#857dba' },
      accent: { light: '#f7a90a', dark: '#ffb938' },
      'accent-hover': { light: '#ffb930', dark: '#ffc861' },
      'accent-ink': { light: '#1f1238', dark: '#1f1238' },
      'accent-soft': { light: '#ffefc7', dark: '#3d2f3d' },
      'accent-strong': { light: '#874f00', dark: '#ffc861' },
      focus: { light: '#4030c4', dark: '#ffd166' },
      'glow-from': { light: '#2b1f74', dark: '#2b1f74' },
      'glow-to': { light: '#7a2a7e', dark: '#6b2672' },
      'glow-ink': { light: '#ffffff', dark: '#ffffff' },
      spark: { light: '#ffc53d', dark: '#ffc53d' },
    },
  },
  /** Orange on teal. */
  sinag: {
    tag: 'sinag',
    name: 'Sinag',
    tagline: { en: 'Play in a better light', tl: 'Laro sa mas maliwanag na sinag' },
    hosts: [],
    mark: '/art/brands/sinag',
    is_on: true,
    rounds: { card: 1.375, control: 1.5, sheet: 2 },
    colours: {
      surface: { light: '#f3faf8', dark: '#06211f' },
      raised: { light: '#ffffff', dark: '#0d302c' },
      sunken: { light: '#e0f0ec', dark: '#041715' },
      ink: { light: '#06302d', dark: '#eefaf6' },
      'ink-muted': { light: '#3f6561', dark: '#a2c7c0' },
      line: { light: '#cbe2dc', dark: '#1f4a45' },
      control: { light: '#64877f', dark: '#5f9189' },
      accent: { light: '#ff7f24', dark: '#ff8f40' },
      'accent-hover': { light: '#ff9145', dark: '#ffa463' },
      'accent-ink': { light: '#2b0f00', dark: '#2b0f00' },
      'accent-soft': { light: '#ffe7d4', dark: '#3b2c1a' },
      'accent-strong': { light: '#a23c00', dark: '#ffab6e' },
      focus: { light: '#00695f', dark: '#ffd9a8' },
      'glow-from': { light: '#00403b', dark: '#00403b' },
      'glow-to': { light: '#006256', dark: '#005a4f' },
      'glow-ink': { light: '#ffffff', dark: '#ffffff' },
      spark: { light: '#ffd166', dark: '#ffd166' },
    },
  },
  /** Violet on midnight blue. */
  tala: {
    tag: 'tala',
    name: 'Tala',
    tagline: { en: 'Every night has its star', tl: 'Bawat gabi may tala' },
    hosts: [],
    mark: '/art/brands/tala',
    is_on: true,
    rounds: { card: 1, control: 0.75, sheet: 1.5 },
    colours: {
      surface: { light: '#f8f6fd', dark: '#0e0b20' },
      raised: { light: '#ffffff', dark: '#1a1538' },
      sunken: { light: '#ebe5f8', dark: '#080614' },
      ink: { light: '#1c1533', dark: '#f3f0ff' },
      'ink-muted': { light: '#5c5277', dark: '#b4acd4' },
      line: { light: '#dcd3ef', dark: '#322a5a' },
      control: { light: '#85799f', dark: '#796fab' },
      accent: { light: '#6a37ee', dark: '#aa8dff' },
      'accent-hover': { light: '#7a4bf5', dark: '#bda6ff' },
      'accent-ink': { light: '#ffffff', dark: '#150a33' },
      'accent-soft': { light: '#ebe3ff', dark: '#2c215a' },
      'accent-strong': { light: '#5a27d8', dark: '#c3adff' },
      focus: { light: '#5a27d8', dark: '#ffe28a' },
      'glow-from': { light: '#1b1145', dark: '#1b1145' },
      'glow-to': { light: '#56259f', dark: '#4a1f8f' },
      'glow-ink': { light: '#ffffff', dark: '#ffffff' },
      spark: { light: '#ffe28a', dark: '#ffe28a' },
    },
  },
} as const satisfies Record<string, BrandRow>;

export type FirstBrandTag = keyof typeof firstBrands;
export const firstBrandTags = Object.keys(firstBrands) as FirstBrandTag[];

/** Where no database says otherwise: tests of rules, and the gallery of the primitives. */
export const knowFirstBrands = (): void => knowBrands(Object.values(firstBrands).map(houseBrand));
