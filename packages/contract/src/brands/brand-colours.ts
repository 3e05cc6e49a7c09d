/** The colours of a brand by their tokens, as `packages/ui/src/theme.css` names them. */
export const colourTokens = [
  'surface',
  'raised',
  'sunken',
  'ink',
  'ink-muted',
  'line',
  'control',
  'accent',
  'accent-hover',
  'accent-ink',
  'accent-soft',
  'accent-strong',
  'focus',
  'glow-from',
  'glow-to',
  'glow-ink',
  'spark',
] as const;
export type ColourToken = (typeof colourTokens)[number];

export const themes = ['light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];

export type ThemedColour = Readonly<Record<ThemeName, string>>;
export type BrandColours = Readonly<Record<ColourToken, ThemedColour>>;

/** Corners, in rem. */
export interface BrandRounds {
  readonly card: number;
  readonly control: number;
  readonly sheet: number;
}

/** Success, warning and failure look alike under every brand, so that a player who knows one knows all. */
export const statusColours = {
  positive: { light: '#0b6e3c', dark: '#57dc98' },
  'positive-soft': { light: '#dff5e7', dark: '#12382a' },
  warning: { light: '#b04a00', dark: '#ffb65c' },
  'warning-soft': { light: '#fff0cf', dark: '#3d3119' },
  negative: { light: '#b81f30', dark: '#ff8b93' },
  'negative-soft': { light: '#fde5e6', dark: '#46202b' },
} as const satisfies Record<string, ThemedColour>;

type Shown = ColourToken | keyof typeof statusColours;
type Pair = readonly [front: Shown, ground: Shown];

const grounds = ['surface', 'raised', 'sunken'] as const;

/** Text that is read: WCAG 2.2 AA asks for 4.5. */
const readPairs: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['ink', ground],
    ['ink-muted', ground],
  ]),
  ['accent-strong', 'surface'],
  ['accent-strong', 'raised'],
  ['accent-strong', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['glow-ink', 'glow-from'],
  ['glow-ink', 'glow-to'],
  ['spark', 'glow-from'],
  ['spark', 'glow-to'],
  ...(['positive', 'warning', 'negative'] as const).flatMap((status): Pair[] => [
    [status, 'surface'],
    [status, 'raised'],
    ['ink', `${status}-soft`],
  ]),
];

/** What only has to be made out, such as the edge of a field or the focus ring: 3. */
const seenPairs: readonly Pair[] = [
  ...grounds.map((ground): Pair => ['control', ground]),
  ['accent-strong', 'sunken'],
  ...grounds.map((ground): Pair => ['focus', ground]),
];

export const contrastLeast = { read: 4.5, seen: 3 } as const;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Two colours that stand on each other and cannot be told apart well enough. */
export interface FaintPair {
  readonly theme: ThemeName;
  readonly front: Shown;
  readonly ground: Shown;
  readonly contrast: number;
  readonly least: number;
}

function faintOf(colours: BrandColours, theme: ThemeName, pairs: readonly Pair[], least: number) {
  const all: Readonly<Record<Shown, ThemedColour>> = { ...colours, ...statusColours };
  return pairs.flatMap(([front, ground]): FaintPair[] => {
    const contrast = contrastOf(all[front][theme], all[ground][theme]);
    return contrast < least ? [{ theme, front, ground, contrast, least }] : [];
  });
}

/** What nobody could read, in both themes; empty where all is well. */
export const faintPairs = (colours: BrandColours): FaintPair[] =>
  themes.flatMap((theme) => [
    ...faintOf(colours, theme, readPairs, contrastLeast.read),
    ...faintOf(colours, theme, seenPairs, contrastLeast.seen),
  ]);

/** `ink on surface 3.1 (light, at least 4.5)`. */
export const sayFaint = ({ theme, front, ground, contrast, least }: FaintPair): string =>
  `${front} on ${ground} ${(Math.floor(contrast * 100) / 100).toFixed(2)} (${theme}, at least ${least})`;

const rgbOf = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');

/** The rule that gives a page the colours and corners of a brand. What it is made of was checked: hexadecimal colours and numbers. */
export function brandStyles(tag: string, colours: BrandColours, rounds: BrandRounds): string {
  const lines = colourTokens.map(
    (token) => `--${token}:light-dark(${colours[token].light},${colours[token].dark})`,
  );
  const shade = `--shade:light-dark(rgb(${rgbOf(colours.ink.light)}/14%),rgb(0 0 0/50%))`;
  const corners = Object.entries(rounds).map(([name, rem]) => `--${name}-round:${rem}rem`);
  return `[data-brand="${tag}"]{${[...lines, shade, ...corners].join(';')}}`;
}
