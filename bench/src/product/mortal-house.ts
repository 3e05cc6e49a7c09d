import {
  type EmbeddedPostgres,
  freePort,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/embedded.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { isAlive } from '../../../apps/server/src/platform/database/postmaster.ts';
import type { BenchServer } from '../start-bench-server.ts';

export type Victim = 'server' | 'database';

export interface MortalOptions {
  /** A folder of its own: the cluster in it has the product's durable settings, unless they are set. */
  dataDir: string;
  settings?: Record<string, string>;
  /** Told of every PostgreSQL started, so that an interrupted run can stop it. */
  onStart?: ((postgres: EmbeddedPostgres) => void) | undefined;
  startServer(databaseUrl: string): Promise<BenchServer>;
}

/** A minute goes by for requests whose server has died: their players need not wait for it. */
const abandonClaims =
  "update platform.idempotency set claimed_at = claimed_at - interval '2 minutes' where answer is null";

/** A server and its database, which die by `kill -9` and come back at the same addresses. */
export async function createMortalHouse(options: MortalOptions) {
  const { dataDir, settings = {}, onStart, startServer } = options;
  const port = await freePort();
  const startDatabase = async () => {
    const started = await startEmbeddedPostgres({ dataDir, settings, port });
    onStart?.(started);
    return started;
  };
  let database = await startDatabase();
  let server: BenchServer | null = null;
  const kills: Record<Victim, number> = { server: 0, database: 0 };

  async function killServer(): Promise<void> {
    if (!server) return;
    process.kill(server.pid, 'SIGKILL');
    await server.ended;
    server = null;
    const owner = createPool(database.ownerUrl, { max: 1 });
    await owner.query(abandonClaims);
    await owner.end();
  }

  async function open(): Promise<void> {
    server = await startServer(database.url);
  }

  return {
    kills,
    urls: () => ({ url: database.url, ownerUrl: database.ownerUrl }),
    pids: () => ({ server: server?.pid ?? 0, database: database.pid }),
    /** Starts the database again where it has ended by itself. */
    async revive(): Promise<void> {
      if (!isAlive(database.pid)) database = await startDatabase();
    },
    open,
    /** A server lives on when its database dies. */
    async kill(victim: Victim): Promise<void> {
      kills[victim] += 1;
      if (victim === 'server') {
        await killServer();
        await open();
        return;
      }
      process.kill(database.pid, 'SIGKILL');
      await database.ended;
      database = await startDatabase();
    },
    async close(): Promise<void> {
      await server?.stop();
      await database.stop();
    },
  };
}

export type MortalHouse = Awaited<ReturnType<typeof createMortalHouse>>;
