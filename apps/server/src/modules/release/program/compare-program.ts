import {
  differencesKept,
  type ProgramDifference,
} from '@perya/contract/release/staff-calls/program';
import type { Found } from '../release.store.ts';
import { listFiles } from './list-files.ts';
import { hashOfRelease, listName, readReleaseList } from './release-list.ts';

function findDifferences(
  listed: ReadonlyMap<string, string>,
  there: ReadonlyMap<string, string>,
): ProgramDifference[] {
  const paths = [...new Set([...listed.keys(), ...there.keys()])].toSorted();
  return paths.flatMap((path): ProgramDifference[] => {
    if (listed.get(path) === there.get(path)) return [];
    if (!there.has(path)) return [{ path, what: 'missing' }];
    return [{ path, what: listed.has(path) ? 'changed' : 'added' }];
  });
}

/** Holds every file of the program against the list of its release, which lies in this file. */
export async function compareProgram(
  root: string,
  path: string,
  node?: string,
): Promise<Omit<Found, 'process' | 'version'>> {
  const list = await readReleaseList(path).catch((error: unknown) => error as Error);
  if (list instanceof Error) {
    // Whoever spoils the list is found as whoever spoils a file; its own hash stands for no release.
    const differences = [{ path: listName, what: 'changed' }] as const;
    return { hash: '0'.repeat(64), state: 'differs', files: 0, found: 1, differences };
  }
  if (list === null) return { hash: null, state: 'unlisted', files: 0, found: 0, differences: [] };
  const there = await listFiles(root, node);
  const differences = findDifferences(list.files, there);
  return {
    hash: hashOfRelease(list),
    state: differences.length === 0 ? 'sound' : 'differs',
    files: there.size,
    found: differences.length,
    differences: differences.slice(0, differencesKept),
  };
}
