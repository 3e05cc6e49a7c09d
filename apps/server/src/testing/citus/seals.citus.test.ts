import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { centavos } from '@perya/money';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { bySystem, createAudit } from '../../modules/audit/index.ts';
import { createArchive, createBooks } from '../../modules/ledger/index.ts';
import { readBuckets } from '../../platform/database/buckets.ts';
import { createPool } from '../../platform/database/pool.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createCommitSignal } from '../../platform/events/commit-signal.ts';
import { folderStores } from '../../platform/files/folder-store.ts';
import { makeInstallation } from './make-installation.ts';
import { type Citus, startCitus } from './start-citus.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'perya-citus-seals-'));
const players = Array.from({ length: 20 }, (_, place) => BigInt(place + 1));
let citus: Citus;
let owner: pg.Client;
let app: pg.Pool;

/** Puts the clock of every node, by the wall in Manila. */
async function at(moment: string): Promise<void> {
  await owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile
     return '${moment}+08'::timestamptz`,
  );
}

beforeAll(async () => {
  citus = await startCitus();
  owner = await makeInstallation(citus, 8);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
  app = createPool(citus.coordinator.url('perya_app'));
});
afterAll(async () => {
  await app?.end();
  await owner?.end();
  await citus?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Changes rows with the guards off on the node where they lie, which the others cannot switch off there. */
async function changeBehind(change: string): Promise<void> {
  let changed = 0;
  for (const worker of citus.workers) {
    const client = new pg.Client({ connectionString: worker.url() });
    await client.connect();
    await client.query('set session_replication_role = replica');
    const { rowCount } = await client.query(change).catch(() => ({ rowCount: 0 }));
    changed += rowCount ?? 0;
    await client.end();
  }
  expect(changed).toBe(2);
}

describe.each(['ledger', 'points'] as const)('months of %s on several nodes', (schema) => {
  let made: ReturnType<typeof createBooks>;
  beforeAll(async () => {
    made = createBooks(schema, { pool: app, buckets: await readBuckets(app) });
    for (const month of ['2030-03', '2030-04']) {
      await at(`${month}-10 12:00`);
      await app.query(`select ${schema}.ensure_partitions(3)`);
      const posted = players.flatMap((uid) => ['a', 'b'].map((key) => post(uid, month + key)));
      expect((await Promise.all(posted)).every((result) => result.ok)).toBe(true);
    }
    await at('2030-05-20 12:00');
  });
  afterAll(() => made.close());

  const post = (uid: bigint, key: string) =>
    made.api.post({
      uid,
      scope: 'test',
      key,
      amount: centavos(900),
      legs: [{ account: 'house', amount: centavos(-900) }],
      turnover: centavos(3),
    });

  it('are sealed with every player of every bucket, each chained to the one before', async () => {
    for (const expected of ['2030-03', '2030-04']) {
      expect(await made.api.seals.prepare()).toBe(expected);
      expect(await inTransaction(app, (tx) => made.api.seals.finish(tx, expected))).toMatchObject({
        month: expected,
        players: 20n,
        postings: 40n,
        entries: 80n,
        amount: 36_000n,
      });
    }
    const [april, march] = await made.api.seals.list();
    expect(april?.previousHash).toEqual(march?.hash);
    expect(await made.api.seals.prepare()).toBeNull();
    expect(await made.api.check()).toEqual([]);
  });

  it('take nothing more, on no node', async () => {
    const write = (uid: bigint) =>
      owner.query(
        `insert into ${schema}.entry (bucket, uid, created_at, posting_id, leg, account, amount, balance_after)
         values ($1, $2, '2030-03-15', 99, 0, 'player', 1, 1)`,
        [Number(uid % 8n), uid],
      );
    for (const uid of players.slice(0, 8)) {
      await expect(write(uid)).rejects.toMatchObject({ code: '23001' });
    }
  });

  it('are archived and read back, and what is changed behind a seal is found', async () => {
    const archive = createArchive({
      books: schema,
      pool: app,
      buckets: await readBuckets(app),
      postingsAtOnce: 10,
      origin: bySystem('test'),
      audit: createAudit({ pool: app, commitSignal: createCommitSignal() }).api,
      files: folderStores(dataDir).area('archives'),
    });
    const seal = await archive.findSeal('2030-03');
    if (!seal) throw new Error('The month was not sealed');
    await archive.write(seal);
    expect(await archive.verify(seal)).toBeNull();
    await changeBehind(`update ${schema}.entry set account = 'house:mine'
      where bucket = 7 and uid = 7 and leg = 1 and created_at < '2030-03-31'`);
    expect(await archive.verify(seal)).toMatch(/player 7: 2030-03/);
  });
});
