import { lchownSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunning } from '../platform/database/embedded.ts';
import { unprivileged } from '../platform/database/unprivileged.ts';
import { StartError } from '../platform/start-error.ts';
import { copyFile, findDamage, forEach, isEmpty, type Manifest, readManifest } from './manifest.ts';

/** PostgreSQL runs as another user where the server is root. */
function handOver(folder: string): void {
  const { owner } = unprivileged([folder]);
  if (!owner) return;
  const within = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of ['', ...within]) lchownSync(join(folder, path), owner.uid, owner.gid);
}

/**
 * Puts a backup into a data folder, after every file of it was found as it was written. What lies in the folder
 * is not touched, unless `isReplacing`: then the database and the files there make room, and the keys stay.
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
  { isReplacing = false }: { isReplacing?: boolean } = {},
): Promise<Manifest> {
  const manifest = await readManifest(backup);
  if (!isReplacing && !(await isEmpty(dataDir))) {
    throw new StartError(`${dataDir} is not empty. --replace puts the backup in its place.`);
  }
  if (findRunning(dataDir) !== null) {
    throw new StartError(`A database is running on ${dataDir}. Stop Perya first.`);
  }
  const damage = await findDamage(backup, manifest);
  if (damage) throw new StartError(`The backup is damaged: ${damage}.`);
  const fresh = join(dataDir, 'restored');
  await rm(fresh, { recursive: true, force: true });
  for (const path of manifest.folders) {
    await mkdir(join(fresh, path), { recursive: true, mode: 0o700 });
  }
  await forEach(Object.keys(manifest.files), (path) =>
    copyFile(join(backup, path), join(fresh, path)),
  );
  const miscopied = await findDamage(fresh, manifest);
  if (miscopied) throw new StartError(`The data folder cannot be trusted: ${miscopied}.`);
  handOver(join(fresh, 'postgres'));
  for (const name of ['postgres', 'files', 'sealed', 'archives']) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
  for (const name of readdirSync(fresh)) await rename(join(fresh, name), join(dataDir, name));
  await rm(fresh, { recursive: true });
  return manifest;
}
