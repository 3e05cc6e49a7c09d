import type { Text } from './text.ts';

export const hostBrandTags = ['perya', 'sinag', 'tala'] as const;
export const brandTags = [...hostBrandTags, 'h5'] as const;
export type HostBrandTag = (typeof hostBrandTags)[number];
export type BrandTag = (typeof brandTags)[number];

export interface Brand {
  readonly tag: BrandTag;
  readonly name: string;
  readonly tagline: Text;
  /** The browser's own bars take this colour, by theme. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  /** Who helps those who cannot stop, where the operator has named nobody. */
  readonly helpline: Helpline;
}

interface Helpline {
  readonly name: string;
  readonly number: string;
}

/** By what right a brand is run, and who helps those who cannot stop. The operator writes it; every page where one plays or pays says it. */
export interface Legal {
  readonly licence: Licence;
  readonly helpline: Helpline;
}

interface Licence {
  readonly regulator: string;
  readonly number: string;
  readonly url: string;
  readonly logo: string;
}

/** Of the National Center for Mental Health, day and night. */
const helpline: Helpline = { name: 'NCMH', number: '0917 899 8727' };

/** What a brand says until its operator has written the own licence, and the demo for ever. */
export const demoLegal: Legal = {
  licence: {
    regulator: 'PAGCOR',
    number: 'DEMO-0000',
    url: 'https://www.pagcor.ph/',
    logo: '/art/regulator/fair-gaming.svg',
  },
  helpline,
};

/** No house opens with it. */
export const isDemoLicence = (number: string): boolean => /^demo/i.test(number.trim());

export const brands: Record<BrandTag, Brand> = {
  perya: {
    tag: 'perya',
    name: 'Perya',
    tagline: { en: 'The night fair in your pocket', tl: 'Ang perya sa bulsa mo' },
    themeColor: { light: '#fdf8ee', dark: '#15122e' },
    helpline,
  },
  sinag: {
    tag: 'sinag',
    name: 'Sinag',
    tagline: { en: 'Play in a better light', tl: 'Laro sa mas maliwanag na sinag' },
    themeColor: { light: '#f3faf8', dark: '#06211f' },
    helpline,
  },
  tala: {
    tag: 'tala',
    name: 'Tala',
    tagline: { en: 'Every night has its star', tl: 'Bawat gabi may tala' },
    themeColor: { light: '#f8f6fd', dark: '#0e0b20' },
    helpline,
  },
  h5: {
    tag: 'h5',
    name: 'Perya',
    tagline: { en: 'Licensed play, fair and simple', tl: 'Lisensyadong laro, patas at simple' },
    themeColor: { light: '#f8f7fc', dark: '#121029' },
    helpline,
  },
};

/** The host's first label names the brand; any other host is the generic mobile web. [A-017 A-018 A-466] */
export function brandOfHost(host: string): BrandTag {
  const label = host.trim().toLowerCase().split(/[.:]/, 1)[0];
  return hostBrandTags.find((tag) => tag === label) ?? 'h5';
}

/** How the player came in: by the web, or through one of the partners' shells. */
export type Entry = 'web' | 'wallet-app' | 'second-mini' | 'shopping-mini';

/** Which index the app asks for. [A-350 G-307] */
export function indexPath(brand: BrandTag, entry: Entry): string {
  if (entry === 'second-mini') return '/member/index/maya';
  if (entry === 'wallet-app') return '/member/index/glife1';
  return brand === 'h5' ? '/member/index' : `/member/index/${brand}`;
}

export type PolicyBrand = 'maya' | 'lazada' | BrandTag;

/** Which brand's policy texts the player is shown. [A-404 G-073] */
export function policyBrand(brand: BrandTag, entry: Entry): PolicyBrand {
  if (entry === 'second-mini') return 'maya';
  if (entry === 'shopping-mini') return 'lazada';
  return brand;
}
