import type { Face } from '../drawing/lettering.ts';
import type { Art } from '../drawing/place-icon.ts';
import type { PaletteName } from './palettes.ts';

export const GAME_KINDS = ['slot', 'live', 'fishing', 'sport', 'table', 'board', 'bingo'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

export const COMPOSITION_NAMES = [
  'burst',
  'booth',
  'reels',
  'sea',
  'felt',
  'stage',
  'stadium',
  'numbers',
  'landscape',
  'medallion',
  'wheel',
] as const;
export type CompositionName = (typeof COMPOSITION_NAMES)[number];

/** One game cover as data: what is shown, how it is laid out, in which colours. */
export type CoverSpec = {
  slug: string;
  name: string;
  kind: GameKind;
  composition: CompositionName;
  palette: PaletteName;
  hero: Art;
  props: readonly [Art, Art, ...Art[]];
  face?: Face;
};
