import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RASTERS } from '../catalogue.ts';
import {
  type BuildCache,
  hasAllFiles,
  hashPicture,
  hashSources,
  readCache,
  writeCache,
} from './build-cache.ts';
import type { Picture } from './picture.ts';
import { rasterise } from './rasterise.ts';

const PARALLEL = 2;

export type Report = (line: string) => void;

const keyOf = (picture: Picture) => `${picture.group}/${picture.name}`;
const filesOf = (picture: Picture) => picture.outputs.map((output) => output.file);

function isFresh(cache: BuildCache, outDir: string, picture: Picture): boolean {
  const known = cache.pictures[keyOf(picture)];
  return known?.hash === hashPicture(picture) && hasAllFiles(outDir, filesOf(picture));
}

async function drawGroup(pictures: Picture[], outDir: string): Promise<void> {
  const queue = [...pictures];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await rasterise(next, outDir);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

async function writeManifest(outDir: string): Promise<void> {
  const manifest = Object.fromEntries(
    RASTERS.map(({ base, width, height, widths }) => [base, { width, height, widths }]),
  );
  await writeFile(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Files of pictures that are no longer listed would otherwise be served for ever. */
async function removeOrphans(before: BuildCache, after: BuildCache, outDir: string): Promise<void> {
  const wanted = new Set(Object.values(after.pictures).flatMap((picture) => picture.files));
  const orphans = Object.values(before.pictures)
    .flatMap((picture) => picture.files)
    .filter((file) => !wanted.has(file));
  await Promise.all(orphans.map((file) => rm(join(outDir, file), { force: true })));
}

const entryOf = (picture: Picture) => ({ hash: hashPicture(picture), files: filesOf(picture) });

const cacheOf = (sources: string, pictures: readonly Picture[]): BuildCache => ({
  sources,
  pictures: Object.fromEntries(pictures.map((picture) => [keyOf(picture), entryOf(picture)])),
});

/** Draws what changed since the last build into outDir. */
export async function buildPictures(artDir: string, outDir: string, report: Report): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const cache = await readCache(outDir);
  const sources = await hashSources(artDir);
  const listed = Object.values(cache.pictures).flatMap((picture) => picture.files);
  if (cache.sources === sources && hasAllFiles(outDir, [...listed, 'manifest.json'])) {
    report('art: nothing changed');
    return;
  }
  const { planPictures } = await import('./plan-pictures.ts');
  const pictures = planPictures();
  const done = pictures.filter((picture) => isFresh(cache, outDir, picture));
  const stale = pictures.filter((picture) => !done.includes(picture));
  // Written before and after each group, so that an interrupted build neither trusts a half-written file nor repeats finished work.
  await writeCache(outDir, cacheOf('', done));
  for (const group of new Set(pictures.map((picture) => picture.group))) {
    const members = stale.filter((picture) => picture.group === group);
    const startedMs = Date.now();
    await drawGroup(members, outDir);
    done.push(...members);
    await writeCache(outDir, cacheOf('', done));
    const tookS = ((Date.now() - startedMs) / 1000).toFixed(1);
    report(`art: ${group}: ${members.length} drawn in ${tookS} s`);
  }
  const after = cacheOf(sources, pictures);
  await removeOrphans(cache, after, outDir);
  await writeManifest(outDir);
  await writeCache(outDir, after);
}
