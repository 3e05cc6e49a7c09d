import { existsSync, rmSync } from 'node:fs';
import { isFresh, takeStamp, writeStamp } from './build/is-fresh.mjs';
import { assertPinnedNode, pinnedEnv, pinnedNode } from './install/pinned-node.mjs';
import { inProject } from './project-root.mjs';
import { runQuietly } from './run-quietly.mjs';
import { showProgress } from './show-progress.mjs';
import { stopWith } from './stop-with.mjs';

/** @typedef {{ label: string, folder: string, places: string[] }} Build */

/** @type {Build} */
const web = {
  label: 'Building the player app',
  folder: 'apps/web',
  places: ['apps/web', 'packages', 'package-lock.json'],
};

/** @type {Build} */
const backoffice = {
  label: 'Building the staff app',
  folder: 'apps/backoffice',
  places: ['apps/backoffice', 'packages', 'package-lock.json'],
};

/** @type {Build} */
const games = {
  label: 'Building the games',
  folder: 'games',
  places: ['games', 'packages', 'package-lock.json'],
};

export const ensureGames = () => ensure(games);

export async function ensureBuild() {
  await ensure(games);
  // One core each: neither keeps the other waiting.
  await Promise.all([ensure(web), ensure(backoffice)]);
}

/** @param {Build} build */
async function ensure({ label, folder, places }) {
  const stampFile = inProject(folder, 'dist', '.sources');
  if (isFresh(stampFile, places)) return;
  if (!existsSync(inProject(folder, 'build.ts'))) {
    stopWith(`${folder}/build.ts is missing: take a complete copy of the project and try again.`);
  }
  assertPinnedNode();
  // Taken before the build: an edit made while it runs must lead to another one.
  const stamp = takeStamp(places);
  // The stamp is removed first, so that an interrupted build does not count as fresh.
  rmSync(stampFile, { force: true });
  try {
    await showProgress(label, () =>
      runQuietly(pinnedNode, ['build.ts'], { cwd: inProject(folder), env: pinnedEnv() }),
    );
  } catch (error) {
    stopWith(
      `${error instanceof Error ? error.message : error}\n\n${folder} could not be built: the lines above say why.`,
    );
  }
  writeStamp(stampFile, stamp);
}
