import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@perya/contract/client';
import { staffHeader, staffHeaderValues } from '@perya/contract/staff/staff-header';
import pg from 'pg';
import { createAudit } from '../../../apps/server/src/modules/audit/index.ts';
import { hashToken } from '../../../apps/server/src/platform/credentials/hash-token.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { createCommitSignal } from '../../../apps/server/src/platform/events/commit-signal.ts';
import { catchUp } from '../../../apps/server/src/platform/events/log-reader.ts';
import { startBenchServer } from '../start-bench-server.ts';
import { fillStaff, type StaffFill } from './fill-staff.ts';

export interface House {
  fill: StaffFill;
  client: Client;
  close(): Promise<void>;
}

/** What the lists read must not outlive the bench, so nothing waits for the disk. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '8GB',
  maintenance_work_mem: '512MB',
  shared_buffers: '1GB',
};

/** A session of somebody who may do everything, as a login would leave it. */
export async function signIn(pool: pg.Pool): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `with account as (
       insert into staff.account (email, name, role) values ('bench@staff.example', 'Bench', 'administrator') returning id
     )
     insert into staff.session (id, staff_id, token_hash, device_name, address, ends_at)
       select 'bench', id, $1, '', '127.0.0.1', now() + interval '12 hours' from account`,
    [hashToken(token)],
  );
  return token;
}

/** Whoever has the session, on a server that takes itself to stand behind https, as in production. */
export function staffClient(port: number, token: string): Client {
  return createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    token: { get: () => null, clear() {} },
    headers: () => ({
      cookie: `__Host-perya_staff=${token}`,
      [staffHeader]: staffHeaderValues.byHand,
    }),
  });
}

const hourMs = 3_600_000;

async function sealAudit(url: string): Promise<void> {
  const pool = createPool(url);
  const { jobs } = createAudit({ pool, commitSignal: createCommitSignal() });
  for (const reader of jobs.readers ?? []) await catchUp(pool, reader, hourMs);
  await pool.end();
}

/** Fills the database, serves it, and signs somebody in. */
async function serve(
  { ownerUrl, url }: { ownerUrl: string; url: string },
  fill: StaffFill,
  say: (line: string) => void,
) {
  // To fill a table and to build its indexes may rightly take long.
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  await migrate(pool);
  const startedAt = performance.now();
  await fillStaff(pool, fill, (what) =>
    say(`${what} after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`),
  );
  await sealAudit(url);
  const server = await startBenchServer('./staff/staff-server.ts', url);
  const token = await signIn(pool);
  await pool.end();
  return { server, client: staffClient(server.port, token) };
}

/** A house of this size on a database and a server of its own; nothing of it is left behind if it fails. */
export async function openHouse(fill: StaffFill, say: (line: string) => void): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const closeDatabase = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { server, client } = await serve(postgres, fill, say);
    return {
      fill,
      client,
      async close() {
        await server.stop();
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}
