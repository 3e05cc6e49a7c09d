import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoGames, demoVenues } from '@perya/demo/games';
import sharp from 'sharp';
import type { Picture } from './picture.ts';
import { ENCODING } from './rasterise.ts';

/** What the last build wrote: the hash of all sources, and per picture the hash of its drawing and its files. */
export type BuildCache = {
  sources: string;
  pictures: Record<string, { hash: string; files: string[] }>;
};

const FILE_NAME = '.cache.json';
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** One hash over the pipeline's code, the games and platforms it draws for and its dependencies' versions, so that an unchanged tree costs no drawing at all. */
export async function hashSources(artDir: string): Promise<string> {
  const entries = await readdir(join(artDir, 'src'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .concat(join(artDir, 'build.ts'), join(artDir, 'package.json'))
    .sort();
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const titles = demoGames.map(({ code, name }) => [code, name]);
  return digest(JSON.stringify([sharp.versions, titles, demoVenues, texts]));
}

export function hashPicture(picture: Picture): string {
  return digest(JSON.stringify([sharp.versions, ENCODING, picture.svg, picture.outputs]));
}

export async function readCache(outDir: string): Promise<BuildCache> {
  try {
    return JSON.parse(await readFile(join(outDir, FILE_NAME), 'utf8')) as BuildCache;
  } catch {
    // No cache, or one cut short by an interrupted build: both mean "draw everything".
    return { sources: '', pictures: {} };
  }
}

export async function writeCache(outDir: string, cache: BuildCache): Promise<void> {
  await writeFile(join(outDir, FILE_NAME), `${JSON.stringify(cache)}\n`);
}

export function hasAllFiles(outDir: string, files: readonly string[]): boolean {
  return files.every((file) => existsSync(join(outDir, file)));
}
