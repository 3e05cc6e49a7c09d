import { FACES } from '../drawing/lettering.ts';
import type { Art } from '../drawing/place-icon.ts';
import { COMPOSITION_NAMES, type CoverLook } from './cover-spec.ts';
import { COVER_PALETTES, type PaletteName } from './palettes.ts';

const PALETTE_NAMES = Object.keys(COVER_PALETTES) as PaletteName[];

function oneOf<Name extends string>(names: readonly Name[], word: string, line: string): Name {
  const found = names.find((name) => name === word);
  if (!found) throw new Error(`"${word}" is none of ${names.join(', ')} in the cover "${line}".`);
  return found;
}

/** A word without a set's prefix is a Fluent emoji. */
const artOf = (word: string) => (word.includes(':') ? word : `fluent-emoji:${word}`) as Art;

/**
 * Reads a table of covers, one game a line: code, composition, palette, face, hero, then two props
 * or more. A line a game keeps two hundred covers comparable at a glance, which is how neighbours
 * in the lobby are kept different.
 */
export function readLooks(table: string): [code: string, look: CoverLook][] {
  const lines = table.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [code = '', composition = '', palette = '', face = '', hero, first, second, ...more] =
        line.split(/\s+/);
      if (!hero || !first || !second) {
        throw new Error(`The cover "${line}" needs a hero and two props.`);
      }
      const look: CoverLook = {
        composition: oneOf(COMPOSITION_NAMES, composition, line),
        palette: oneOf(PALETTE_NAMES, palette, line),
        face: oneOf(FACES, face, line),
        hero: artOf(hero),
        props: [artOf(first), artOf(second), ...more.map(artOf)],
      };
      return [code, look];
    });
}
