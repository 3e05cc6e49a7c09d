import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** What a release left behind comes in the commit after it: the one before that is the release. */
const leftBehind = 'apps/server/src/testing/upgrade/whole.sql.gz';
/** What the server runs on, and no more. */
const needed = ['apps/server', 'bench', 'games', 'packages', 'sandbox', 'package.json'];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'buffer', maxBuffer: 1e9 });

/** The commit of the latest release. */
export function findRelease(): string {
  const brought = git('log', '-1', '--format=%H', '--', leftBehind).toString().trim();
  const parent = `${brought}^`;
  try {
    return git('rev-parse', '--verify', parent).toString().trim();
  } catch (cause) {
    throw new Error(
      'The code of the latest release is not in this clone: git fetch --unshallow brings it.',
      { cause },
    );
  }
}

/** Workspaces are those of the release; what others have made is what is installed here. */
function linkModules(folder: string): void {
  const installed = join(root, 'node_modules');
  const own = join(folder, 'node_modules');
  mkdirSync(join(own, '@perya'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@perya') symlinkSync(realpathSync(join(installed, name)), join(own, name));
  }
  for (const name of readdirSync(join(installed, '@perya'))) {
    const workspace = resolve(
      '/node_modules/@perya',
      readlinkSync(join(installed, '@perya', name)),
    );
    symlinkSync(join(folder, workspace), join(own, '@perya', name));
    // What a workspace has in a version of its own.
    const further = join(root, workspace, 'node_modules');
    if (existsSync(further) && existsSync(join(folder, workspace))) {
      symlinkSync(further, join(folder, workspace, 'node_modules'));
    }
  }
}

/** The files of a commit in a folder of their own, ready to run; the caller removes it. */
export function checkOutRelease(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'perya-release-'));
  const archive = git('archive', '--format=tar', commit, ...needed);
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkModules(folder);
  return folder;
}
