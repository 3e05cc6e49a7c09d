import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachReplica, registerReplica } from '../../apps/server/src/platform/database/replica.ts';
import { openStores } from '../../apps/server/src/platform/files/open-stores.ts';
import { createMetrics } from '../../apps/server/src/platform/metrics.ts';
import { connectSharedCounts } from '../../apps/server/src/platform/redis/shared-counts.ts';
import { startS3Server } from '../../apps/server/src/testing/s3/s3-server.ts';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';

const deploy = new URL('../../deploy/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, deploy), 'utf8');
const boards = readdirSync(new URL('grafana/dashboards/', deploy)).map(
  (name) => `grafana/dashboards/${name}`,
);
const watched = ['prometheus/alerts.yml', ...boards];

/** Nobody answers there: its figures are shown all the same. */
const sharedCounts = await connectSharedCounts('redis://127.0.0.1:1');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ sharedCounts });
});
afterAll(async () => {
  await server.stop();
  await sharedCounts.close();
});

/** What the server shows where files lie in a bucket. */
async function figuresOfStore(): Promise<string> {
  const store = await startS3Server();
  const { registry } = createMetrics();
  (await openStores({ s3: store.settings, dataDir: '' })).registerMetrics(registry);
  return registry.metrics().finally(store.stop);
}

/** What the server shows where lists are read from a replica. */
async function figuresOfReplica(): Promise<string> {
  const { pool } = server.database;
  const replica = attachReplica({
    primary: pool,
    replica: pool,
    lagMaxSeconds: 10,
    onChange: () => {},
  });
  const { registry } = createMetrics();
  registerReplica(registry, pool);
  return registry.metrics().finally(replica.stop);
}

test('every metric that a rule or a dashboard names is one that the server shows', async () => {
  const own = await (await fetch(`${server.url}/metrics`)).text();
  const shown = [own, await figuresOfStore(), await figuresOfReplica()].join('\n');
  const kinds = new Map(
    [...shown.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => [name, kind]),
  );
  const isShown = (name: string) =>
    kinds.has(name) || kinds.get(name.replace(/_(bucket|count|sum)$/, '')) === 'histogram';
  const named = watched.flatMap((file) =>
    [...read(file).matchAll(/\bperya_\w+/g)].map(([name]) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !isShown(name))).toEqual([]);
});
