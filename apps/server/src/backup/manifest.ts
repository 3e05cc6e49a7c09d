import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { StartError } from '../platform/start-error.ts';

export const manifestName = 'manifest.json';

const manifestForm = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  release: z.string(),
  startLsn: z.string(),
  stopLsn: z.string(),
  /** Folders that hold nothing of their own. */
  folders: z.array(z.string()),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

/** What a backup holds, file by file; it is written last, so that a backup without one is none. */
export type Manifest = z.infer<typeof manifestForm>;
export type Digest = Manifest['files'][string];

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Counts and hashes what passes. */
function createDigester() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, digest: (): Digest => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Copies a file onto the disk itself and says what was written; null if it was gone. */
export async function copyFile(from: string, to: string): Promise<Digest | null> {
  const { through, digest } = createDigester();
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    const target = createWriteStream(to, { mode: 0o600, flush: true });
    await pipeline(createReadStream(from), through, target);
    return digest();
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Disks do several at once: each file waits for its own to be written. */
const atOnce = 16;

export async function forEach<T>(list: Iterable<T>, act: (each: T) => Promise<unknown>) {
  const rest = list[Symbol.iterator]();
  const take = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}

async function digestOf(file: string): Promise<Digest> {
  const { through, digest } = createDigester();
  await pipeline(createReadStream(file), through.resume());
  return digest();
}

/** Reads every file of a backup anew and answers the first that is not as it was written. */
export async function findDamage(folder: string, { files }: Manifest): Promise<string | null> {
  const damages: string[] = [];
  await forEach(Object.entries(files), async ([path, wanted]) => {
    const found = await digestOf(join(folder, path)).catch((error: unknown) => {
      if (isGone(error)) return null;
      throw error;
    });
    if (found === null) damages.push(`${path} is missing`);
    else if (found.bytes !== wanted.bytes || found.sha256 !== wanted.sha256) {
      damages.push(`${path} has changed`);
    }
  });
  return damages[0] ?? null;
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: unknown) => {
    if (isGone(error)) throw new StartError(`${folder} is no whole backup: it has no manifest.`);
    throw error;
  });
  return manifestForm.parse(JSON.parse(text));
}

/** Whether nothing lies there, be it that there is no such folder. */
export async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  return names.length === 0;
}
