import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject, projectRoot } from '../project-root.mjs';
import { runQuietly } from '../run-quietly.mjs';
import { showProgress } from '../show-progress.mjs';
import { stopWith } from '../stop-with.mjs';
import { installedMatchesLock } from './installed-matches-lock.mjs';
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
