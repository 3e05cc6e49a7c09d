import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileArea, type FileStores, type ObjectStore, requireKey } from './object-store.ts';

const partial = '.new';

async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}

async function readFirst(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The names of all files below a folder, as it is read. */
async function* namesBelow(folder: string, name = ''): AsyncIterable<string> {
  const entries = await orNull(opendir(join(folder, name)));
  if (entries === null) return;
  for await (const entry of entries) {
    const below = name === '' ? entry.name : `${name}/${entry.name}`;
    if (entry.isDirectory()) yield* namesBelow(folder, below);
    else yield below;
  }
}

/** Files on this machine's disk; private ones are for the server's own user alone. */
export function createFolderStore(
  folder: string,
  { isPrivate }: { isPrivate: boolean },
): ObjectStore {
  const modes = isPrivate ? { folder: 0o700, file: 0o600 } : { folder: 0o755, file: 0o644 };
  const pathOf = (key: string) => join(folder, requireKey(key));

  /** Written beside its place and flushed: a crash leaves no half file under the key. */
  async function writeBeside(path: string, bytes: Buffer): Promise<string> {
    const beside = `${path}.${randomBytes(4).toString('hex')}${partial}`;
    await mkdir(dirname(path), { recursive: true, mode: modes.folder });
    await writeFile(beside, bytes, { flush: true, mode: modes.file });
    return beside;
  }

  /** The same for what comes piece by piece; what breaks off leaves nothing. */
  async function streamBeside(path: string, chunks: AsyncIterable<Buffer>): Promise<string> {
    const beside = `${path}.${randomBytes(4).toString('hex')}${partial}`;
    await mkdir(dirname(path), { recursive: true, mode: modes.folder });
    try {
      await pipeline(chunks, createWriteStream(beside, { flush: true, mode: modes.file }));
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
    return beside;
  }

  return {
    async writeAll(key, chunks) {
      const path = pathOf(key);
      await rename(await streamBeside(path, chunks), path);
    },
    async readAll(key) {
      const file = await orNull(open(pathOf(key)));
      return file?.createReadStream() ?? null;
    },
    async write(key, bytes) {
      const path = pathOf(key);
      await rename(await writeBeside(path, bytes), path);
    },
    read(key, firstBytes) {
      const path = pathOf(key);
      return orNull(firstBytes === undefined ? readFile(path) : readFirst(path, firstBytes));
    },
    async replace(key, was, anew) {
      const path = pathOf(key);
      const beside = await writeBeside(path, anew);
      // Between this look and the next line somebody may remove it: what then comes back, a sweep removes.
      const isSame = (await orNull(readFile(path)))?.equals(was) === true;
      await (isSame ? rename(beside, path) : rm(beside));
      return isSame;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(prefix = '') {
      const [, below = ''] = /^(.*)\/[^/]*$/.exec(prefix) ?? [];
      for await (const key of namesBelow(folder, below)) {
        const file = key.startsWith(prefix) ? await orNull(stat(join(folder, key))) : null;
        if (file === null) continue;
        yield { key, bytes: file.size, changedAt: file.mtime, isPartial: key.endsWith(partial) };
      }
    },
  };
}

const isPublic: Partial<Record<FileArea, true>> = { files: true };

/** The data folder, an area in a folder of its name. */
export const folderStores = (dataDir: string): FileStores => ({
  area: (name) => createFolderStore(join(dataDir, name), { isPrivate: !isPublic[name] }),
});
