import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './picture.ts';
import { ENCODING } from './rasterise.ts';

/** Of each drawn picture: the hash of its drawing, and the files that came of it. */
export type DrawnList = Record<string, { hash: string; files: string[] }>;

export const drawnListFile = 'drawn.json';

export const keyOf = (picture: Picture) => `${picture.group}/${picture.name}`;

/** What a picture looks like, without what draws it: the same on every machine. */
export function hashPicture({ svg, outputs }: Picture): string {
  const text = JSON.stringify([ENCODING, svg, outputs]);
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

export const describeDrawn = (pictures: readonly Picture[]): DrawnList =>
  Object.fromEntries(
    pictures.map((picture) => [
      keyOf(picture),
      { hash: hashPicture(picture), files: picture.outputs.map(({ file }) => file) },
    ]),
  );

export async function readDrawnList(folder: string): Promise<DrawnList> {
  try {
    return JSON.parse(await readFile(join(folder, drawnListFile), 'utf8')) as DrawnList;
  } catch {
    // No list, or one cut short by an interrupted build: both mean "draw everything".
    return {};
  }
}

export async function writeDrawnList(folder: string, list: DrawnList): Promise<void> {
  await writeFile(join(folder, drawnListFile), `${JSON.stringify(list, null, 1)}\n`);
}

export function hasAllFiles(folder: string, files: readonly string[]): boolean {
  return files.every((file) => existsSync(join(folder, file)));
}
