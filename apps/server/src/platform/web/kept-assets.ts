import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ObjectStore } from '../files/object-store.ts';

type AppName = 'web' | 'backoffice';

export interface KeptAsset {
  bytes: Buffer;
  /** For everybody; otherwise for staff alone. */
  isOpen: boolean;
}

/** Hashed files of other releases, which pages of theirs still ask for while a release is rolled out. */
export interface KeptAssets {
  find(app: AppName, name: string): Promise<KeptAsset | null>;
}

export interface OwnBuild {
  app: AppName;
  /** Where `assets/` is. */
  clientDir: string;
  isOpen(name: string): boolean;
}

/** This one and those before it; a page is rarely open for longer than these last. */
export const releasesKept = 5;
/** How soon a release that has come since is found; asking for made-up names costs no more than this. */
const lookEveryMs = 1000;

const assetName = /^assets\/[\w.-]{1,120}\.(?:js|css|svg|woff2|png|webp|avif|json)$/;

/** All of a release in one file, which is there whole or not at all; one that is packed twice is the same. */
async function pack({ clientDir, isOpen }: OwnBuild): Promise<{ release: string; bytes: Buffer }> {
  const inFolder = (await readdir(join(clientDir, 'assets'))).map((name) => `assets/${name}`);
  const names = inFolder.filter((name) => assetName.test(name)).sort();
  const files: [string, boolean, string][] = [];
  for (const name of names) {
    const bytes = await readFile(join(clientDir, name));
    files.push([name, isOpen(name), bytes.toString('base64')]);
  }
  const text = JSON.stringify(files);
  const release = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { release, bytes: await promisify(gzip)(text) };
}

async function unpack(bytes: Buffer): Promise<Map<string, KeptAsset>> {
  const text = (await promisify(gunzip)(bytes)).toString();
  const files = JSON.parse(text) as [string, boolean, string][];
  return new Map(
    files.map(([name, isOpen, base64]) => [name, { isOpen, bytes: Buffer.from(base64, 'base64') }]),
  );
}

async function listNewest(store: ObjectStore, app: AppName): Promise<string[]> {
  const found = [];
  for await (const each of store.list(`${app}/`)) if (!each.isPartial) found.push(each);
  return found
    .toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
    .map(({ key }) => key);
}

/**
 * Keeps the files of this release where every process finds them, before its first page is sent, and those of the
 * last releases. Two processes of one release write the same; what one has removed the other does not miss.
 */
export async function keepAssets(
  store: ObjectStore,
  builds: readonly OwnBuild[],
): Promise<KeptAssets> {
  for (const build of builds) {
    const { release, bytes } = await pack(build);
    await store.write(`${build.app}/${release}`, bytes);
    const [, ...others] = await listNewest(store, build.app);
    for (const key of others.slice(releasesKept - 1)) await store.remove(key);
  }
  const releases = new Map<string, Map<string, KeptAsset>>();
  let looking: Promise<void> = Promise.resolve();
  let lookedAtMs = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const keys = [];
    for (const { app } of builds) keys.push(...(await listNewest(store, app)));
    for (const key of keys.filter((each) => !releases.has(each))) {
      const bytes = await store.read(key);
      if (bytes) releases.set(key, await unpack(bytes));
    }
    for (const key of releases.keys()) if (!keys.includes(key)) releases.delete(key);
  }

  function findKnown(app: AppName, name: string): KeptAsset | null {
    for (const [key, files] of releases) {
      const found = key.startsWith(`${app}/`) ? files.get(name) : undefined;
      if (found) return found;
    }
    return null;
  }

  return {
    async find(app, name) {
      if (!assetName.test(name)) return null;
      const known = findKnown(app, name);
      if (known) return known;
      if (performance.now() - lookedAtMs >= lookEveryMs) {
        lookedAtMs = performance.now();
        looking = look();
      }
      await looking;
      return findKnown(app, name);
    },
  };
}
