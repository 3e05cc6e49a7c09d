import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject, projectRoot } from '../project-root.mjs';

const skippedFolders = new Set(['node_modules', 'dist', '.data']);
/** What the tests write; a module of the server has the same name. */
const written = inProject('reports');
const notASource = /\.test\.tsx?$|\.md$/;

/** @typedef {{ path: string, size: number, mtimeMs: number }} Source */

/**
 * @param {string[]} places files or folders, from the project's root
 * @returns {Source[]} in a fixed order
 */
export function listSources(places) {
  /** @type {Source[]} */
  const found = [];
  for (const place of places) collect(inProject(place), found);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * @param {string} path
 * @param {Source[]} found
 */
function collect(path, found) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const entry of readdirSync(path)) {
      const inside = join(path, entry);
      if (!skippedFolders.has(entry) && inside !== written) collect(inside, found);
    }
    return;
  }
  if (notASource.test(path)) return;
  found.push({ path: relative(projectRoot, path), size: stat.size, mtimeMs: stat.mtimeMs });
}
