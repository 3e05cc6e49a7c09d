import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

const files = {
  sans: () => require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff'),
  bold: () => require.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff'),
  serif: () => require.resolve('@fontsource/tinos/files/tinos-latin-700-normal.woff'),
  mono: () => require.resolve('@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff'),
} as const;

export type Face = keyof typeof files;

const fonts = new Map<Face, opentype.Font>();

/** Read when the first specimen is drawn: the start of the server needs none. */
function fontOf(face: Face): opentype.Font {
  const known = fonts.get(face);
  if (known) return known;
  const file = readFileSync(files[face]());
  const font = opentype.parse(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
  );
  fonts.set(face, font);
  return font;
}

export const widthOf = (text: string, face: Face, size: number) =>
  fontOf(face).getAdvanceWidth(text, size);

/** Text as a path: a machine without any font draws the same picture. */
export function pathOf(text: string, face: Face, size: number, x: number, y: number): string {
  return fontOf(face).getPath(text, x, y, size).toPathData(2);
}
