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
}

export const brands: Record<BrandTag, Brand> = {
  perya: {
    tag: 'perya',
    name: 'Perya',
    tagline: { en: 'The night fair in your pocket', tl: 'Ang perya sa iyong bulsa' },
    themeColor: { light: '#fdf8ee', dark: '#15122e' },
  },
  sinag: {
    tag: 'sinag',
    name: 'Sinag',
    tagline: { en: 'Play in a better light', tl: 'Laro sa mas maliwanag na sinag' },
    themeColor: { light: '#f3faf8', dark: '#06211f' },
  },
  tala: {
    tag: 'tala',
    name: 'Tala',
    tagline: { en: 'Every night has its star', tl: 'Bawat gabi may tala' },
    themeColor: { light: '#f8f6fd', dark: '#0e0b20' },
  },
  h5: {
    tag: 'h5',
    name: 'Perya',
    tagline: { en: 'Licensed play, fair and simple', tl: 'Lisensyadong laro, patas at simple' },
    themeColor: { light: '#f5f8fd', dark: '#0b1526' },
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
