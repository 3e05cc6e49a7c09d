import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startReplica } from '../../testing/replica/start-replica.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { createPool } from './pool.ts';
import { attachReplica, readAside, registerReplica } from './replica.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;
let standby: Awaited<ReturnType<typeof startReplica>>;
let primary: pg.Pool;
let replica: pg.Pool;
let attached: { stop(): Promise<void> };
const said: string[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'perya-primary-'));
  postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  const owner = createPool(postgres.ownerUrl, { max: 1 });
  await owner.query('create table decided (n int); grant select, insert on decided to perya_app');
  await owner.end();
  standby = await startReplica({ dataDir, ownerUrl: postgres.ownerUrl });
  primary = createPool(postgres.url);
  replica = createPool(standby.urlFor(postgres.url));
  attached = attachReplica({
    primary,
    replica,
    lagMaxSeconds: 10,
    onChange: (message) => said.push(message),
  });
});
afterAll(async () => {
  await attached.stop();
  await Promise.all([primary.end(), replica.end()]);
  await standby.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const timeout = 20_000;

/** How many decisions are seen, and whether on the replica. */
async function look(): Promise<{ count: number; isAside: boolean }> {
  const { rows } = await readAside<{ count: number; isAside: boolean }>(
    primary,
    'select count(*)::int as count, pg_is_in_recovery() as is_aside from decided where n > $1',
    [0],
  );
  return rows[0] ?? { count: 0, isAside: false };
}

const decide = () => primary.query('insert into decided values (1)');
const readsAside = async () => (await look()).isAside;
let decisions = 0;

describe('what staff read', () => {
  test('comes from the replica, with whatever was decided just before', async () => {
    await expect.poll(readsAside, { timeout }).toBe(true);
    let aside = 0;
    for (decisions = 1; decisions <= 50; decisions += 1) {
      await decide();
      const { count, isAside } = await look();
      expect(count).toBe(decisions);
      if (isAside) aside += 1;
    }
    decisions -= 1;
    expect(aside).toBeGreaterThan(0);
    const registry = new Registry();
    registerReplica(registry, primary);
    const figures = await registry.metrics();
    expect(figures).toMatch(/perya_replica_reads_total\{from="replica"\} \d+/);
    expect(figures).toMatch(/perya_replica_lag_seconds [\d.e-]+/);
  });

  test('comes from the primary while the replica has not caught up with it', async () => {
    await standby.client.query('select pg_wal_replay_pause()');
    await expect
      .poll(
        async () =>
          (await standby.client.query('select pg_get_wal_replay_pause_state() as s')).rows[0].s,
        { timeout },
      )
      .toBe('paused');
    await decide();
    decisions += 1;
    expect(await look()).toEqual({ count: decisions, isAside: false });
    await standby.client.query('select pg_wal_replay_resume()');
    await expect.poll(readsAside, { timeout }).toBe(true);
  });

  test('comes from the primary when the replica is gone, and is never refused', async () => {
    await standby.stop();
    expect(await look()).toEqual({ count: decisions, isAside: false });
    await expect.poll(() => said.at(-1), { timeout }).toContain('the replica is not read');
    expect(await look()).toEqual({ count: decisions, isAside: false });
  });
});
