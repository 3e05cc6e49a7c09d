import { isFreeTag } from '@perya/contract/brands';
import {
  type BrandColours,
  type ColourToken,
  colourTokens,
  faintPairs,
  sayFaint,
  type ThemeName,
  themes,
} from '@perya/contract/brands/brand-colours';
import type { BrandState } from '@perya/contract/house/staff-calls/policies';

/** A field for each colour, as `accent_light`. */
type ColourField = `${ColourToken}_${ThemeName}`;

export interface LookForm extends Record<ColourField, string> {
  tag: string;
  name: string;
  tagline_en: string;
  tagline_tl: string;
  hosts: string;
  mark: string;
  card: string;
  control: string;
  sheet: string;
  is_on: boolean;
}

const corners = ['card', 'control', 'sheet'] as const;

/** A brand as it is; a new one begins with the colours of the one that it is begun from, and nothing else of it. */
export function lookFormOf(brand: BrandState, isNew: boolean): LookForm {
  const fields = colourTokens.flatMap((token) =>
    themes.map((theme) => [`${token}_${theme}`, brand.colours[token][theme]]),
  );
  return {
    tag: isNew ? '' : brand.tag,
    name: isNew ? '' : brand.name,
    tagline_en: isNew ? '' : brand.tagline.en,
    tagline_tl: isNew ? '' : brand.tagline.tl,
    hosts: isNew ? '' : brand.hosts.join('\n'),
    mark: brand.mark,
    card: String(brand.rounds.card),
    control: String(brand.rounds.control),
    sheet: String(brand.rounds.sheet),
    is_on: brand.is_on,
    ...(Object.fromEntries(fields) as Record<ColourField, string>),
  };
}

const coloursOf = (typed: LookForm): BrandColours =>
  Object.fromEntries(
    colourTokens.map((token) => [
      token,
      Object.fromEntries(
        themes.map((theme) => [theme, typed[`${token}_${theme}`].trim().toLowerCase()]),
      ),
    ]),
  ) as unknown as BrandColours;

const isColour = (typed: string) => /^#[0-9a-f]{6}$/.test(typed);

/** What nobody could read, while one types; of colours that are none it says nothing yet. */
export function faintIn(typed: LookForm): string[] {
  const colours = coloursOf(typed);
  const isWhole = Object.values(colours).every(
    ({ light, dark }) => isColour(light) && isColour(dark),
  );
  return isWhole ? faintPairs(colours).map(sayFaint) : [];
}

/** As the call takes it. */
export const lookWanted = (typed: LookForm, version: string) => ({
  tag: typed.tag.trim().toLowerCase(),
  version,
  name: typed.name,
  tagline: { en: typed.tagline_en, tl: typed.tagline_tl },
  hosts: typed.hosts
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((host) => host !== ''),
  mark: typed.mark,
  is_on: typed.is_on,
  rounds: Object.fromEntries(corners.map((name) => [name, Number(typed[name] || 'x')])),
  colours: coloursOf(typed),
});

/** The fields that cannot stand, before anybody is asked. */
export const wrongIn = (typed: LookForm, isNew: boolean) => [
  isNew && !isFreeTag(typed.tag.trim().toLowerCase()) && ('tag' as const),
  typed.name.trim() === '' && ('name' as const),
  typed.tagline_en.trim() === '' && ('tagline_en' as const),
  typed.tagline_tl.trim() === '' && ('tagline_tl' as const),
  ...corners.map((name) => !(Number(typed[name] || 'x') >= 0 && Number(typed[name]) <= 3) && name),
];
