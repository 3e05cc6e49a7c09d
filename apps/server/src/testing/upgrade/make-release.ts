import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { calls } from '@perya/contract/calls';
import { readBuckets } from '../../platform/database/buckets.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded.ts';
import { migrate, schemaParts } from '../../platform/database/migrate.ts';
import { createPool } from '../../platform/database/pool.ts';
import { callShapes } from '../../platform/reference/call-shapes.ts';
import { startTestServer } from '../test-server.ts';
import { dumpRelease } from './dump-release.ts';
import { partnerHosts, playRelease } from './play-release.ts';

// Makes the database that the upgrade test starts from: run it on the release that databases will come from.
const dataDir = mkdtempSync(join(tmpdir(), 'perya-release-'));
const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
const pool = createPool(postgres.url);
const owner = createPool(postgres.ownerUrl);
try {
  await migrate(owner);
  const { url, ownerUrl } = postgres;
  const database = {
    url,
    pool,
    ownerUrl,
    owner,
    buckets: () => readBuckets(owner),
    drop: async () => {},
  };
  const server = await startTestServer({ database, hosts: partnerHosts });
  await playRelease(server);
  const dump = await dumpRelease(owner, schemaParts);
  writeFileSync(new URL('whole.sql.gz', import.meta.url), gzipSync(dump, { level: 9 }));
  // What changed since is told by the reference of the next release.
  const shapes = JSON.stringify(callShapes(calls), null, 1);
  writeFileSync(
    new URL('../../platform/reference/released-calls.json', import.meta.url),
    `${shapes}\n`,
  );
  process.stdout.write(`whole.sql.gz holds ${dump.length} characters\n`);
  await server.stop();
} finally {
  await Promise.all([pool.end(), owner.end()]);
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
