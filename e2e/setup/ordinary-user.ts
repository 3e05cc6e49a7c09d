import { statSync } from 'node:fs';
import { dirname } from 'node:path';

const isRoot = process.getuid?.() === 0;
/** The user called nobody, who is there on every system and owns nothing. */
const nobodyId = process.platform === 'darwin' ? 4_294_967_294 : 65_534;

/** Who an ordinary user is: whoever runs the tests, unless that is root. */
export const ordinaryUser = isRoot ? { uid: nobodyId, gid: nobodyId } : null;

function isOpenToAll(path: string): boolean {
  const parent = dirname(path);
  return (statSync(path).mode & 0o001) !== 0 && (parent === path || isOpenToAll(parent));
}

/**
 * Makes a command run as an ordinary user. Where the project lies in a folder that only root may
 * enter, such a user could not even read it, and gets the right to read, and to read only.
 */
export function asOrdinaryUser(project: string, command: string[]): string[] {
  if (ordinaryUser === null) return command;
  const { uid, gid } = ordinaryUser;
  const reading = isOpenToAll(project)
    ? []
    : [
        '--inh-caps=+dac_read_search',
        '--ambient-caps=+dac_read_search',
        '--securebits=+no_setuid_fixup',
      ];
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    ...reading,
    '--',
    ...command,
  ];
}
