import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '../project-root.mjs';
import { listSources } from './list-sources.mjs';

/** @typedef {{ listing: string, content: string }} Stamp */

/** @param {import('./list-sources.mjs').Source[]} sources */
const hashListing = (sources) =>
  hash(sources.map((source) => `${source.path} ${source.size} ${source.mtimeMs}`));

/** @param {import('./list-sources.mjs').Source[]} sources */
const hashContent = (sources) =>
  hash(sources.flatMap((source) => [source.path, readFileSync(inProject(source.path))]));

/** @param {(string | Buffer)[]} parts */
function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

/**
 * @param {string[]} places
 * @returns {Stamp}
 */
export function takeStamp(places) {
  const sources = listSources(places);
  return { listing: hashListing(sources), content: hashContent(sources) };
}

/**
 * Sizes and times answer in milliseconds; contents are read only when those differ, as after a
 * fresh checkout of the same sources.
 * @param {string} stampFile
 * @param {string[]} places
 */
export function isFresh(stampFile, places) {
  const before = readStamp(stampFile);
  if (!before) return false;
  const sources = listSources(places);
  const listing = hashListing(sources);
  if (listing === before.listing) return true;
  const content = hashContent(sources);
  if (content !== before.content) return false;
  writeStamp(stampFile, { listing, content });
  return true;
}

/**
 * @param {string} stampFile
 * @param {Stamp} stamp
 */
export function writeStamp(stampFile, stamp) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify(stamp)}\n`);
}

/**
 * @param {string} stampFile
 * @returns {Stamp | undefined}
 */
function readStamp(stampFile) {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    // Without a readable stamp the build runs again.
    return undefined;
  }
}
