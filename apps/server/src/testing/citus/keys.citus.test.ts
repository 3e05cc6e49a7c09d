import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tablesThat } from '../../distribution/places.ts';
import { layByBucket, spreadInstallation } from '../../distribution/spread-installation.ts';
import { createTablesStore } from '../../distribution/tables.store.ts';
import { makeInstallation } from './make-installation.ts';
import { type Citus, startCitus } from './start-citus.ts';

/** Tables of players that lie on the coordinator as yet. */
const waiting = tablesThat('waiting');

let citus: Citus;
let owner: pg.Client;
beforeAll(async () => {
  citus = await startCitus();
  owner = await makeInstallation(citus, 8);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
});
afterAll(async () => {
  await owner?.end();
  await citus?.stop();
});

it('the keys of every table that has a bucket let it lie beside the wallets, its months too', async () => {
  const tables = createTablesStore(owner);
  const laid = await layByBucket(tables, waiting, { shards: 8 });
  expect(laid).toEqual(expect.arrayContaining(['games.free_grant']));
  const { rows } = await owner.query<{ name: string }>(
    `select table_name::text as name from citus_tables
     where table_name = any ($1::regclass[]) and distribution_column = 'bucket'
       and colocation_id = (select colocation_id from citus_tables where table_name = 'ledger.wallet'::regclass)`,
    [laid],
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...laid].sort());
  // Whoever comes again finds nothing left to do.
  expect(await layByBucket(tables, waiting, { shards: 8 })).toEqual([]);
  await owner.query('select games.ensure_partitions(6)');
});

it('a row of a player lies on the node of its bucket, and a key holds there', async () => {
  const write = (uid: number) =>
    owner.query(
      `insert into limits.day (bucket, uid, day, staked) values ($1, $2, current_date, 100)`,
      [uid % 8, uid],
    );
  for (let uid = 1; uid <= 16; uid += 1) await write(uid);
  await expect(write(7)).rejects.toMatchObject({ code: '23505' });
  const { rows } = await owner.query<{ staked: string }>(
    'select sum(staked)::text as staked from limits.day where bucket = 7',
  );
  expect(rows).toEqual([{ staked: '200' }]);
});
