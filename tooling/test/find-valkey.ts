import { findOnPath } from '../browser/find-on-path.ts';
import { installByApt } from './install-by-apt.ts';

const names = ['valkey-server', 'redis-server'];

/** The integration tests start their own server from this program, on a port of their own. */
export async function findValkey(): Promise<string | undefined> {
  const named = process.env['PERYA_VALKEY'] ?? findOnPath(names);
  if (named) return named;
  await installByApt('integration', names);
  return findOnPath(names);
}
