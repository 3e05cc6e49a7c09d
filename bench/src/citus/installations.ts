import pg from 'pg';
import { spreadInstallation } from '../../../apps/server/src/distribution/spread-installation.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { ensureRoles } from '../../../apps/server/src/platform/database/roles.ts';
import { makeInstallation } from '../../../apps/server/src/testing/citus/make-installation.ts';
import {
  type CitusNode,
  startCitus,
  startNode,
} from '../../../apps/server/src/testing/citus/start-citus.ts';
import { type BetsFill, fillBets } from '../bets/fill-bets.ts';

/** What is compared: the same schema, rows and buckets on one node or on several. */
export interface Installation {
  name: 'plain' | 'one worker' | 'two workers';
  /** The coordinator first. */
  nodes: readonly CitusNode[];
  /** As the app. */
  url: string;
  stop(): Promise<void>;
}

async function fill(node: CitusNode, rows: BetsFill): Promise<void> {
  const pool = createPool(node.url(), { max: 1 });
  try {
    await pool.query('set statement_timeout = 0');
    await fillBets(pool, rows);
  } finally {
    await pool.end();
  }
}

/** Leaves no node running that nobody could stop any more. */
async function orStop<T>(node: { stop(): Promise<unknown> }, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    await node.stop();
    throw error;
  }
}

export async function installPlain(buckets: number, rows: BetsFill): Promise<Installation> {
  const node = await startNode({ isPlain: true });
  return orStop<Installation>(node, async () => {
    const owner = new pg.Client({ connectionString: node.url() });
    await owner.connect();
    await ensureRoles(owner);
    await owner.query('alter role perya_app login');
    await owner.end();
    const pool = createPool(node.url(), { max: 1 });
    await migrate(pool, buckets);
    await pool.end();
    await fill(node, rows);
    return { name: 'plain', nodes: [node], url: node.url('perya_app'), stop: () => node.stop() };
  });
}

export async function installCitus(
  workers: 1 | 2,
  buckets: number,
  rows: BetsFill,
): Promise<Installation> {
  const citus = await startCitus(workers);
  return orStop<Installation>(citus, async () => {
    const owner = await makeInstallation(citus, buckets);
    await fill(citus.coordinator, rows);
    await spreadInstallation(owner, { appLogin: 'perya_app' });
    await owner.end();
    return {
      name: workers === 1 ? 'one worker' : 'two workers',
      nodes: citus.nodes,
      url: citus.coordinator.url('perya_app'),
      stop: async () => void (await citus.stop()),
    };
  });
}
