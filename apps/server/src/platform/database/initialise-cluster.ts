import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Unprivileged } from './unprivileged.ts';

/** Makes an empty cluster with a password of its own. Renamed into place when complete, so that an interrupted first start begins again. */
export async function initialiseCluster(
  initdb: string,
  dataDir: string,
  runner: Unprivileged,
): Promise<void> {
  const fresh = join(dataDir, 'postgres.new');
  const passwordFile = join(dataDir, 'postgres.password');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (runner.owner) {
    chownSync(fresh, runner.owner.uid, runner.owner.gid);
    chownSync(passwordFile, runner.owner.uid, runner.owner.gid);
  }
  const [command, args] = runner.wrap(initdb, [
    '-D',
    fresh,
    '--username=perya',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: dataDir });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const failure = await Promise.race([
    once(child, 'close').then(([code]) => (code === 0 ? null : `exit code ${code}`)),
    once(child, 'error').then(([error]) => (error as Error).message),
  ]);
  if (failure !== null) {
    const reason = complaint.trim().split('\n').at(-1) || failure;
    throw new StartError(`PostgreSQL could not make its data folder in ${dataDir}: ${reason}`);
  }
  renameSync(fresh, join(dataDir, 'postgres'));
}
