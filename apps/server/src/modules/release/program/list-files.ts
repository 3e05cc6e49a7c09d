import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What a process runs, shows or brings into the database, from the folder of the program. */
const programPlaces = [
  'apps/server',
  'apps/web/dist',
  'apps/backoffice/dist',
  'art/pictures',
  'games',
  'migrations.lock',
  'node_modules',
  'package.json',
  'package-lock.json',
  'packages',
  'sandbox',
];

/** What tools write beside it, and nothing loads. */
const skipped = new Set(['.cache', '.data', '.sources', '.vite', '.vite-temp']);

/** The program that runs all of it stands outside of the folder in an image. */
const nodeName = '(node)';

/** Nearly all are small, and a stream for each takes longer than reading them. */
const wholeBytes = 256 * 1024;

async function hashFile(path: string, size = Number.POSITIVE_INFINITY): Promise<string> {
  if (size <= wholeBytes) {
    return createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  }
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: wholeBytes }))
    sum.update(chunk);
  return sum.digest('hex');
}

async function collect(root: string, path: string, found: Map<string, string>): Promise<void> {
  const at = join(root, path);
  const entry = await lstat(at).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (entry === null) return;
  if (entry.isDirectory()) {
    for (const name of (await readdir(at)).toSorted()) {
      if (!skipped.has(name)) await collect(root, `${path}/${name}`, found);
    }
  } else if (entry.isSymbolicLink()) {
    // Where it leads is part of the program; what lies there is listed at its own place.
    const target = `link ${await readlink(at)}`;
    found.set(path, createHash('sha256').update(target).digest('hex'));
  } else if (entry.isFile()) {
    found.set(path, await hashFile(at, entry.size));
  }
}

/** The SHA-256 of every file of the program, and of the Node that runs it; one after the other, beside whoever is served. */
export async function listFiles(
  root: string,
  node = process.execPath,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const place of programPlaces) await collect(root, place, found);
  found.set(nodeName, await hashFile(node));
  return found;
}
