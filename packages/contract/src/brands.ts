import type { Text } from './text.ts';

/** What a brand is called in addresses, rows and records: the first label of its hosts. */
export type BrandTag = string;

/** The generic mobile web, which every other host shows; there is always one. */
export const genericTag = 'h5';

/** What any page of a brand needs to know of it. */
export interface Brand {
  readonly tag: BrandTag;
  readonly name: string;
  readonly tagline: Text;
  /** The browser's own bars take this colour, by theme. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  /** What the addresses of its marks begin with: see `brand-marks.ts`. */
  readonly mark: string;
}

/** A brand of the house, with what makes a page its own. */
export interface HouseBrand extends Brand {
  /** Hosts that show it beside those whose first label is its tag. */
  readonly hosts: readonly string[];
  /** Whether its hosts show it; until then they are the generic mobile web. */
  readonly isOn: boolean;
  /** Its colours and corners, as a stylesheet says them. */
  readonly styles: string;
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

/** Who helps those who cannot stop, where the operator has named nobody: the National Center for Mental Health, day and night. */
export const commonHelpline: Helpline = { name: 'NCMH', number: '0917 899 8727' };

/** What a brand says until its operator has written the own licence, and the demo for ever. */
export const demoLegal: Legal = {
  licence: {
    regulator: 'PAGCOR',
    number: 'DEMO-0000',
    url: 'https://www.pagcor.ph/',
    logo: '/art/regulator/fair-gaming.svg',
  },
  helpline: commonHelpline,
};

/** No house opens with it. */
export const isDemoLicence = (number: string): boolean => /^demo/i.test(number.trim());

/** Sites of partners, and whose texts are their own: no brand takes their names. */
export const partnerSites = ['maya', 'glife1'] as const;
export const partnerTexts = ['maya', 'lazada'] as const;
const taken: ReadonlySet<string> = new Set([...partnerSites, ...partnerTexts, 'www', 'staff']);

/** A house has no more. */
export const brandsMax = 40;

export const tagForm = /^[a-z][a-z0-9]{1,15}$/;

/** A tag that a new brand may have. */
export const isFreeTag = (tag: string): boolean => tagForm.test(tag) && !taken.has(tag);

let known: ReadonlyMap<BrandTag, HouseBrand> = new Map();

/** Tells this process which brands the house has: by their tags, and the generic one last. */
export function knowBrands(all: readonly HouseBrand[]): void {
  const order = ({ tag }: HouseBrand) => (tag === genericTag ? '~' : tag);
  known = new Map(
    all.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).map((brand) => [brand.tag, brand]),
  );
}

/** The brands of the house, the generic one last. */
export const allBrands = (): readonly HouseBrand[] => [...known.values()];
export const brandTags = (): BrandTag[] => [...known.keys()];

/** The brand of a tag; what has no brand of its own, such as a partner's site, belongs to the generic one. */
export function brandOf(tag: string): HouseBrand {
  const found = known.get(tag) ?? known.get(genericTag);
  if (found === undefined) throw new RangeError('Nobody has said which brands the house has');
  return found;
}

/** A brand is named by its own hosts, or by the first label of any; all others are the generic mobile web. [A-017 A-018 A-466] */
export function brandOfHost(host: string): BrandTag {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '');
  const [label = ''] = name.split(/[.:]/, 1);
  const shown = allBrands().filter(({ isOn }) => isOn);
  const found =
    shown.find(({ hosts }) => hosts.includes(name)) ?? shown.find((brand) => brand.tag === label);
  return found?.tag ?? genericTag;
}

/** Where the brands are known, no other tag passes; an app that knows its own alone asks for the form. */
export const isKnownTag = (tag: string): boolean =>
  tagForm.test(tag) && (known.size === 0 || known.has(tag));

/** The sites that there are: of the mobile web, of the brands and of partners. */
export const siteTags = (): string[] => [
  genericTag,
  ...brandTags().filter((tag) => tag !== genericTag),
  ...partnerSites,
];

/** Whose texts there are: each brand has its own, and so have two partners. */
export const policyBrands = (): PolicyBrand[] => [...brandTags(), ...partnerTexts];

/** How the player came in: by the web, or through one of the partners' shells. */
export type Entry = 'web' | 'wallet-app' | 'second-mini' | 'shopping-mini';

/** Which index the app asks for. [A-350 G-307] */
export function indexPath(brand: BrandTag, entry: Entry): string {
  if (entry === 'second-mini') return '/member/index/maya';
  if (entry === 'wallet-app') return '/member/index/glife1';
  return brand === genericTag ? '/member/index' : `/member/index/${brand}`;
}

/** A brand, `maya` or `lazada`. */
export type PolicyBrand = string;

/** Which brand's policy texts the player is shown. [A-404 G-073] */
export function policyBrandOf(brand: BrandTag, entry: Entry): PolicyBrand {
  if (entry === 'second-mini') return 'maya';
  if (entry === 'shopping-mini') return 'lazada';
  return brand;
}
