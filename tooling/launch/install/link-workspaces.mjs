import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** @typedef {{ link?: boolean, resolved?: string }} LockedPackage */

/**
 * A workspace that came with the latest pull needs its link and no new installation.
 * @param {string} root
 */
export function linkWorkspaces(root) {
  /** @type {Record<string, LockedPackage>} */
  const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  for (const [path, { link, resolved }] of Object.entries(packages)) {
    const place = join(root, path);
    if (!link || !resolved || existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(relative(dirname(place), join(root, resolved)), place);
  }
}
