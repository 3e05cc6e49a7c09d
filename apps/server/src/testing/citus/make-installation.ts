import pg from 'pg';
import { migrate } from '../../platform/database/migrate.ts';
import { createPool } from '../../platform/database/pool.ts';
import { ensureRoles } from '../../platform/database/roles.ts';
import type { Citus } from './start-citus.ts';

/** Lets the nodes know each other and makes the product's tables on the first; answers a connection of their owner. */
export async function makeInstallation(citus: Citus, buckets: number): Promise<pg.Client> {
  const { coordinator, workers } = citus;
  for (const node of citus.nodes) {
    const client = new pg.Client({ connectionString: node.url() });
    await client.connect();
    await client.query('create extension citus');
    await client.end();
  }
  const owner = new pg.Client({ connectionString: coordinator.url() });
  await owner.connect();
  await owner.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [coordinator.port]);
  for (const { port } of workers)
    await owner.query(`select citus_add_node('127.0.0.1', $1)`, [port]);
  await ensureRoles(owner);
  await owner.query('alter role perya_app login');
  const pool = createPool(coordinator.url(), { max: 1 });
  await migrate(pool, buckets);
  await pool.end();
  return owner;
}
