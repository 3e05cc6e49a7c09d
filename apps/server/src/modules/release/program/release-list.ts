import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** Lies in the folder of the program, unless the settings say where, and is made with the release. */
export const listName = 'release.json';

const form = z.object({
  format: z.literal(1),
  version: z.string(),
  files: z.record(z.string(), z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

export interface ReleaseList {
  version: string;
  files: ReadonlyMap<string, string>;
}

const byPath = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : 1);

/** By this a release is known: anybody computes it of the lines of `sha256sum`, in the order of the paths. */
export function hashOfRelease({ version, files }: ReleaseList): string {
  const sum = createHash('sha256').update(`perya ${version}\n`);
  for (const [path, hash] of [...files].toSorted(byPath)) sum.update(`${hash}  ${path}\n`);
  return sum.digest('hex');
}

/** Null where there is none; what cannot be read as one is an error of its own. */
export async function readReleaseList(path: string): Promise<ReleaseList | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const { version, files } = z.parse(form, JSON.parse(text));
  return { version, files: new Map(Object.entries(files)) };
}

export async function writeReleaseList(path: string, list: ReleaseList): Promise<void> {
  const files = Object.fromEntries([...list.files].toSorted(byPath));
  const text = JSON.stringify({ format: 1, version: list.version, files }, null, 1);
  await writeFile(path, `${text}\n`);
}
