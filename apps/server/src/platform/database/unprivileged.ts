import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';

/** How to run a program that refuses to run as root, and who then owns its files. */
export interface Unprivileged {
  wrap(command: string, args: string[]): [command: string, args: string[]];
  owner: { uid: number; gid: number } | null;
}

const user = 'postgres';

function idsOfUser(): { uid: number; gid: number } | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function createUser(): { uid: number; gid: number } {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', user], {
      stdio: 'ignore',
    });
  } catch {
    // The sentence below says the same whatever the reason was.
  }
  const ids = idsOfUser();
  if (ids) return ids;
  throw new StartError(
    `PostgreSQL does not run as root and the system user "${user}" could not be made. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

function isReachableByAll(path: string): boolean {
  const parent = dirname(path);
  if ((statSync(path).mode & 0o001) === 0) return false;
  return parent === path || isReachableByAll(parent);
}

/**
 * PostgreSQL refuses to run as root, so root lends it the identity of a system user. A folder that
 * only root may enter (a private temporary folder, root's home) would then be out of its reach, so in
 * that case, and only then, the process also keeps the right to pass closed folders.
 */
export function unprivileged(folders: string[]): Unprivileged {
  if (process.getuid?.() !== 0) return { wrap: (command, args) => [command, args], owner: null };
  const owner = idsOfUser() ?? createUser();
  // The last of the three lets the right count where a program first asks whether it may (access).
  const passage = folders.every(isReachableByAll)
    ? []
    : ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', ...passage];
  return {
    owner,
    wrap: (command, args) => ['setpriv', [...identity, '--', command, ...args]],
  };
}
