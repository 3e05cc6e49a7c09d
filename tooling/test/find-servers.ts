import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../browser/find-on-path.ts';
import { installByApt } from './install-by-apt.ts';

/** Debian puts servers where ordinary users do not look. */
function findServer(name: string): string | undefined {
  const usual = `/usr/sbin/${name}`;
  return findOnPath([name]) ?? (existsSync(usual) ? usual : undefined);
}

/** The integration tests start their own broker from this program, on ports of their own. */
export async function findMosquitto(): Promise<string | undefined> {
  const named = process.env['PERYA_MOSQUITTO'] ?? findServer('mosquitto');
  if (named) return named;
  await installByApt('integration', ['mosquitto']);
  return findServer('mosquitto');
}

const names = ['valkey-server', 'redis-server'];

/** The integration tests start their own server from this program, on a port of their own. */
export async function findValkey(): Promise<string | undefined> {
  const named = process.env['PERYA_VALKEY'] ?? findOnPath(names);
  if (named) return named;
  await installByApt('integration', names);
  return findOnPath(names);
}

/** The load balancer that deploy/ has a configuration for. */
export async function findHaproxy(): Promise<string | undefined> {
  const found = findServer('haproxy');
  if (found) return found;
  await installByApt('chaos', ['haproxy']);
  return findServer('haproxy');
}

/** What makes a certificate for it. */
export async function findOpenssl(): Promise<string | undefined> {
  const found = findOnPath(['openssl']);
  if (found) return found;
  await installByApt('chaos', ['openssl']);
  return findOnPath(['openssl']);
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
