import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyCluster } from '../platform/database/copy-cluster.ts';
import { findRunning, startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { connect, readPostmasterNote } from '../platform/database/postmaster.ts';
import { StartError } from '../platform/start-error.ts';
import {
  copyFile,
  type Digest,
  findDamage,
  forEach,
  isEmpty,
  type Manifest,
  manifestName,
} from './manifest.ts';
import { addBackupProof } from './proof.store.ts';

/** What players and staff have sent, and what has left the books. */
const fileFolders = ['files', 'sealed', 'archives'] as const;

/** The embedded database as its owner; one that is not running is started for as long as this takes. */
async function reachOwner(dataDir: string) {
  const running = findRunning(dataDir) === null ? null : readPostmasterNote(dataDir);
  const started = running ? null : await startEmbeddedPostgres({ dataDir });
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const url = running
    ? `postgres://perya:${password}@127.0.0.1:${running.port}/perya`
    : started?.ownerUrl;
  const client = await connect(url ?? '');
  return {
    client,
    async end() {
      await client.end();
      await started?.stop();
    },
  };
}

/** What the list of the opening asks for: the newest backup was read back whole. The machine of the house says it. */
export async function noteProved(dataDir: string): Promise<void> {
  const owner = await reachOwner(dataDir);
  await addBackupProof(owner.client).finally(owner.end);
}

/** Gathers files in a folder, and what was written of each. */
function createGathering(folder: string) {
  const files: Record<string, Digest> = {};
  const folders: string[] = [];
  return {
    files,
    folders,
    async file(from: string, path: string): Promise<void> {
      const digest = await copyFile(from, join(folder, path));
      if (digest) files[path] = digest;
      else await rm(join(folder, path), { force: true });
    },
    each: forEach<string>,
    async folder(path: string): Promise<void> {
      folders.push(path);
      await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
    },
    async text(path: string, text: string): Promise<void> {
      await writeFile(join(folder, `${path}.text`), text);
      await this.file(join(folder, `${path}.text`), path);
      await rm(join(folder, `${path}.text`));
    },
  };
}

type Gathering = ReturnType<typeof createGathering>;

/** Takes the files that it does not have yet: under one key they never change. */
async function gatherFiles(dataDir: string, gathering: Gathering): Promise<void> {
  for (const folder of fileFolders) {
    const names = await readdir(join(dataDir, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const entry of names) {
      if (!entry.isFile() || entry.name.endsWith('.new')) continue;
      const from = join(entry.parentPath, entry.name);
      const path = from.slice(dataDir.length + 1);
      if (!(path in gathering.files)) await gathering.file(from, path);
    }
  }
}

/**
 * A consistent copy of the embedded database and the files, while the house is open. Files are gathered
 * before the database's log ends and again after it: what is named by a row of the copy was there at that
 * moment, so one of the two has found it. The keys stay where they are, or the sealed files would lie beside
 * what opens them.
 */
export async function takeBackup(
  dataDir: string,
  folder: string,
  release: string,
): Promise<Manifest> {
  if (!(await isEmpty(folder))) throw new StartError(`${folder} is not empty.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const gathering = createGathering(unfinished);
  const owner = await reachOwner(dataDir);
  const copied = await copyCluster(owner.client, join(dataDir, 'postgres'), gathering, () =>
    gatherFiles(dataDir, gathering),
  ).finally(owner.end);
  await gatherFiles(dataDir, gathering);
  for (const name of readdirSync(dataDir).filter((name) => /^postgres\..*password$/.test(name))) {
    await gathering.file(join(dataDir, name), name);
  }
  const { files, folders } = gathering;
  const madeAt = new Date().toISOString();
  const manifest: Manifest = { format: 1, madeAt, release, ...copied, folders, files };
  const damage = await findDamage(unfinished, manifest);
  if (damage) throw new StartError(`The backup cannot be trusted: ${damage}.`);
  await writeFile(join(unfinished, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, {
    flush: true,
  });
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return manifest;
}
