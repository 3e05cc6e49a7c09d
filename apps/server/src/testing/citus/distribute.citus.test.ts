import { spawnSync } from 'node:child_process';
import { centavos } from '@perya/money';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layIntoBuckets } from '../../distribution/lay-into-buckets.ts';
import { tablesThat } from '../../distribution/places.ts';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { createBooks } from '../../modules/ledger/index.ts';
import { readBuckets } from '../../platform/database/buckets.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createPool } from '../../platform/database/pool.ts';
import { makeInstallation } from './make-installation.ts';
import { type Citus, startCitus } from './start-citus.ts';

const buckets = 8;
const players = Array.from({ length: 40 }, (_, place) => BigInt(place + 1));

let citus: Citus;
let owner: pg.Client;
let app: pg.Pool;
let ledger: ReturnType<typeof createBooks>;

const spread = (client: pg.Client = owner) => spreadInstallation(client, { appLogin: 'perya_app' });

async function onNode<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Runs the command of the operator. */
function run(...words: string[]) {
  const program = new URL('../../distribution/distribute.ts', import.meta.url).pathname;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: citus.coordinator.url('perya_app'),
    DATABASE_OWNER_URL: citus.coordinator.url(),
  };
  const options = { env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], options);
  return { status, said: stdout + stderr };
}

/** Refused while something is so, and not for that any more once it is undone. */
async function refusedWhile(change: string, undo: string, reason: RegExp): Promise<void> {
  await owner.query(change);
  try {
    await expect(spread()).rejects.toThrow(reason);
  } finally {
    await owner.query(undo);
  }
}

const credit = (uid: bigint, key: string) =>
  ledger.api.post({
    uid,
    scope: 'test',
    key,
    amount: centavos(1000),
    legs: [{ account: 'house', amount: centavos(-1000) }],
  });

beforeAll(async () => {
  citus = await startCitus();
});
afterAll(async () => {
  await ledger?.close();
  await app?.end();
  await owner?.end();
  await citus?.stop();
});

it('a database without Citus is refused', async () => {
  await onNode(citus.coordinator.url(), async (client) => {
    await expect(spread(client)).rejects.toThrow(/has no Citus/);
  });
});

it('what stands in the way is named, and nothing is touched', async () => {
  owner = await makeInstallation(citus, 1);
  await onNode(citus.workers[0]?.url() ?? '', async (client) => {
    await expect(spread(client)).rejects.toThrow(/This is a worker/);
  });
  await expect(spread()).rejects.toThrow(/in one bucket, .* npm run buckets -- 64/);
  await layIntoBuckets(owner, { count: 2 });
  await refusedWhile(
    'create table limits.astray (bucket integer)',
    'drop table limits.astray',
    /Nobody has said how these lie .*: limits\.astray\./,
  );
  await refusedWhile(
    'create unique index astray on ledger.waiver (uid, release_at)',
    'drop index ledger.astray',
    /Keys without the bucket: ledger\.astray/,
  );
  await refusedWhile(
    `insert into platform.process (id, host, pid, version, started_at, seen_at, clock_ahead_ms, degraded)
     values (gen_random_uuid(), 'elsewhere', 7, 'x', now(), clock_timestamp(), 0, '{}')`,
    'delete from platform.process',
    /Servers are running: 7 on elsewhere/,
  );
  await expect(spreadInstallation(owner, { appLogin: 'nobody_knows' })).rejects.toThrow(
    /does not know the role nobody_knows/,
  );
  const { rows } = await owner.query('select count(*)::integer as count from pg_dist_partition');
  expect(rows).toEqual([{ count: 0 }]);
});

it('an installation with players is laid into more buckets and spread with its rows, and goes on', async () => {
  app = createPool(citus.coordinator.url('perya_app'));
  ledger = createBooks('ledger', { pool: app, buckets: await readBuckets(app) });
  await Promise.all(players.map((uid) => credit(uid, 'before')));
  await ledger.close();
  await layIntoBuckets(owner, { count: buckets });
  ledger = createBooks('ledger', { pool: app, buckets: await readBuckets(app) });
  const { status, said } = run();
  expect(said).toContain(`ledger.wallet by bucket, ${players.length} rows`);
  const spread = tablesThat('byBucket').length;
  const copied = tablesThat('everywhere').length;
  expect(said).toMatch(
    new RegExp(`Spread: ${spread} tables by bucket, ${copied} on every node, \\d+ functions\\.`),
  );
  expect(said).toContain('promotions.reward by bucket');
  expect(status).toBe(0);
  const again = await Promise.all(players.map((uid) => credit(uid, 'before')));
  expect(again.every((result) => result.ok && result.replayed)).toBe(true);
  await Promise.all(players.map((uid) => credit(uid, 'after')));
  expect(await ledger.api.wallet(7n)).toMatchObject({ balance: 2000n });
  expect(await ledger.api.check()).toEqual([]);
  await expect(layIntoBuckets(owner, { count: 64 })).rejects.toThrow(/lies on several nodes/);
});

it('whoever comes again finds nothing to do, also while servers run', async () => {
  await owner.query(
    `insert into platform.process (id, host, pid, version, started_at, seen_at, clock_ahead_ms, degraded)
     values (gen_random_uuid(), 'elsewhere', 7, 'x', now(), clock_timestamp(), 0, '{}')`,
  );
  expect(await spread()).toEqual({ tables: [], everywhere: [], functions: [] });
  expect(run()).toMatchObject({
    status: 0,
    said: expect.stringContaining('Everything lies as it should.'),
  });
  expect(run('everything')).toMatchObject({
    status: 1,
    said: expect.stringContaining('takes no words'),
  });
});

it('functions that a release brings are planned for each bucket when it has started', async () => {
  const generic = `select count(*)::integer as count from pg_proc
    where 'plan_cache_mode=force_generic_plan' = any (proconfig)`;
  await owner.query(`do $$ declare v_post regprocedure; begin
    for v_post in select oid from pg_proc where pronamespace = 'ledger'::regnamespace and proname = 'post' loop
      execute format('alter function %s set plan_cache_mode = force_generic_plan', v_post);
    end loop;
  end $$`);
  const pool = createPool(citus.coordinator.url(), { max: 1 });
  await migrate(pool, buckets);
  await pool.end();
  expect((await owner.query(generic)).rows).toEqual([{ count: 0 }]);
  expect(await credit(7n, 'released')).toMatchObject({ ok: true });
});
