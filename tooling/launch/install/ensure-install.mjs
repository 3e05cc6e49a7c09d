import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject, projectRoot } from '../project-root.mjs';
import { runQuietly } from '../run-quietly.mjs';
import { showProgress } from '../show-progress.mjs';
import { stopWith } from '../stop-with.mjs';
import { linkWorkspaces } from './link-workspaces.mjs';

const stampFile = inProject('node_modules', '.perya-install');
const lockFile = inProject('package-lock.json');

/** @typedef {'run' | 'all'} Scope `run` builds and starts the product; `all` also tests and measures it. */

/**
 * Installs exactly what the lock file says, and only when that is not what is there.
 * @param {Scope} scope
 */
export async function ensureInstall(scope) {
  if (!existsSync(lockFile)) {
    stopWith('package-lock.json is missing: take a complete copy of the project and try again.');
  }
  const stamp = readStamp();
  const isInstalled = stamp === describeWanted('all') || stamp === describeWanted(scope);
  if (isInstalled && existsSync(inProject('node_modules', '.bin', 'node'))) return;
  if (installedMatchesLock(scope)) linkWorkspaces(projectRoot);
  else await install(scope);
  writeFileSync(stampFile, describeWanted(scope));
}

/** @param {Scope} scope */
async function install(scope) {
  // Under `npm start` the running npm names itself; a bare `node tooling/…` uses the one on PATH.
  const npmFile = process.env['npm_execpath'];
  const [command, first] = npmFile?.endsWith('.js') ? [process.execPath, [npmFile]] : ['npm', []];
  const omitted = scope === 'run' ? ['--omit=dev'] : [];
  const args = [...first, 'ci', ...omitted, '--loglevel=error', '--no-audit', '--no-fund'];
  try {
    await showProgress('Installing what package-lock.json lists', () =>
      runQuietly(command, args, { cwd: projectRoot }),
    );
  } catch (error) {
    stopWith(
      `${error instanceof Error ? error.message : error}\n\nThe installation did not succeed: check the network and the free disk space, then run the same command again.`,
    );
  }
}

// Binaries differ per platform, so a folder shared between two machines is installed again.
/** @param {Scope} scope */
function describeWanted(scope) {
  const sum = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${sum} ${process.platform} ${process.arch} ${scope}\n`;
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
}

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, link?: boolean }} LockedPackage */

/**
 * Someone who ran `npm install` by hand already has everything: npm keeps a list of what it put
 * into node_modules, and comparing it takes a moment where a second installation takes a minute.
 * @param {Scope} scope
 */
function installedMatchesLock(scope) {
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
