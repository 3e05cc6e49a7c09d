import type { Face } from '../drawing/lettering.ts';
import type { Art } from '../drawing/place-icon.ts';
import type { PaletteName } from './palettes.ts';

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
  'poster',
  'fair-night',
  'capiz',
  'treasure',
  'loteria',
  'jungle',
  'neon',
  'porthole',
  'surface',
  'machine',
] as const;
export type CompositionName = (typeof COMPOSITION_NAMES)[number];

/** How a game's cover looks: what is shown, how it is laid out, in which colours. */
export type CoverLook = {
  composition: CompositionName;
  palette: PaletteName;
  hero: Art;
  props: readonly [Art, Art, ...Art[]];
  face: Face;
};

/** One game cover as data: the name is the game's own. */
export type CoverSpec = CoverLook & { slug: string; name: string };
