import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../browser/find-on-path.ts';
import { installByApt } from './install-by-apt.ts';

/** Debian puts it where ordinary users do not look. */
const usual = '/usr/sbin/mosquitto';

const findOnDisk = () => findOnPath(['mosquitto']) ?? (existsSync(usual) ? usual : undefined);

/** The integration tests start their own broker from this program, on ports of their own. */
export async function findMosquitto(): Promise<string | undefined> {
  const named = process.env['PERYA_MOSQUITTO'] ?? findOnDisk();
  if (named) return named;
  await installByApt('integration', ['mosquitto']);
  return findOnDisk();
}

const names = ['valkey-server', 'redis-server'];

/** The integration tests start their own server from this program, on a port of their own. */
export async function findValkey(): Promise<string | undefined> {
  const named = process.env['PERYA_VALKEY'] ?? findOnPath(names);
  if (named) return named;
  await installByApt('integration', names);
  return findOnPath(names);
}

/** Where Debian's and the makers' packages put the programs of a PostgreSQL. */
const clusters = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin'];

/** The folder with the programs of a PostgreSQL that has Citus in its library. */
export function findCitus(): string | undefined {
  const libraries = ['../lib/citus.so', '../lib/postgresql/citus.so'];
  return (
    process.env['PERYA_CITUS'] ??
    globSync(clusters).find((folder) => libraries.some((file) => existsSync(join(folder, file))))
  );
}
