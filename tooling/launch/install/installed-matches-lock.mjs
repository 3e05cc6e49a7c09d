import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../project-root.mjs';

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, link?: boolean }} LockedPackage */

/**
 * Someone who ran `npm install` by hand already has everything: npm keeps a list of what it put
 * into node_modules, and comparing it takes a moment where a second installation takes a minute.
 * @param {import('./ensure-install.mjs').Scope} scope
 */
export function installedMatchesLock(scope) {
  const installed = readPackages(inProject('node_modules', '.package-lock.json'));
  const locked = readPackages(inProject('package-lock.json'));
  if (!installed || !locked || !existsSync(inProject('node_modules', '.bin', 'node'))) return false;
  return Object.entries(locked).every(([path, wanted]) => {
    const isOurs = !path.includes('node_modules/');
    if (isOurs || wanted.link || (scope === 'run' && wanted.dev)) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
