import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RASTERS } from '../catalogue.ts';
import {
  type DrawnList,
  describeDrawn,
  hasAllFiles,
  hashPicture,
  keyOf,
  readDrawnList,
  writeDrawnList,
} from './drawn-list.ts';
import type { Picture } from './picture.ts';
import { planPictures } from './plan-pictures.ts';
import { rasterise } from './rasterise.ts';

const PARALLEL = 2;

export type Report = (line: string) => void;

function isDrawn(drawn: DrawnList, folder: string, picture: Picture): boolean {
  const known = drawn[keyOf(picture)];
  return known?.hash === hashPicture(picture) && hasAllFiles(folder, known.files);
}

async function drawGroup(pictures: Picture[], folder: string): Promise<void> {
  const queue = [...pictures];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await rasterise(next, folder);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

async function writeManifest(folder: string): Promise<void> {
  const manifest = Object.fromEntries(
    RASTERS.map(({ base, width, height, widths }) => [base, { width, height, widths }]),
  );
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** Files of pictures that are no longer listed would otherwise be served for ever. */
async function removeOrphans(before: DrawnList, after: DrawnList, folder: string): Promise<void> {
  const filesOf = (list: DrawnList) => Object.values(list).flatMap(({ files }) => files);
  const wanted = new Set(filesOf(after));
  const orphans = filesOf(before).filter((file) => !wanted.has(file));
  await Promise.all(orphans.map((file) => rm(join(folder, file), { force: true })));
}

/** Draws what changed since the last time into the folder. */
export async function buildPictures(folder: string, report: Report): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = await readDrawnList(folder);
  const pictures = planPictures();
  const done = pictures.filter((picture) => isDrawn(before, folder, picture));
  const stale = pictures.filter((picture) => !done.includes(picture));
  // Written before and after each group, so that an interrupted build neither trusts a half-written file nor repeats finished work.
  await writeDrawnList(folder, describeDrawn(done));
  for (const group of new Set(stale.map((picture) => picture.group))) {
    const members = stale.filter((picture) => picture.group === group);
    const startedMs = Date.now();
    await drawGroup(members, folder);
    done.push(...members);
    await writeDrawnList(folder, describeDrawn(done));
    const tookS = ((Date.now() - startedMs) / 1000).toFixed(1);
    report(`art: ${group}: ${members.length} drawn in ${tookS} s`);
  }
  const after = describeDrawn(pictures);
  await removeOrphans(before, after, folder);
  await writeManifest(folder);
  await writeDrawnList(folder, after);
  report(`art: ${stale.length} of ${pictures.length} pictures drawn`);
}
