import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { createPool } from '../../platform/database/pool.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { catchUp, type LogReader, readLog } from '../../platform/events/log-reader.ts';
import { makeInstallation } from './make-installation.ts';
import { type Citus, startCitus } from './start-citus.ts';

const buckets = 8;
const patienceMs = 60_000;

let citus: Citus;
let owner: pg.Client;
let app: pg.Pool;

beforeAll(async () => {
  citus = await startCitus();
  owner = await makeInstallation(citus, buckets);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
  // What is cut off here is ended by the test and by nobody before it.
  await owner.query('alter system set citus.recover_2pc_interval = -1');
  await owner.query('select pg_reload_conf()');
  app = createPool(citus.coordinator.url('perya_app'));
});
afterAll(async () => {
  await app?.end();
  await owner?.end();
  await citus?.stop();
});

/** Reads the levels that players have reached, and keeps their numbers. */
function followRises(name: string): LogReader & { seen: bigint[] } {
  const seen: bigint[] = [];
  return {
    name,
    log: 'vip.rise_seq',
    batchSize: 1000,
    seen,
    async react(client, { after, upTo }) {
      const { rows } = await client.query<{ seq: bigint }>(
        'select seq from vip.risen where seq > $1 and seq <= $2 order by seq',
        [after, upTo],
      );
      seen.push(...rows.map(({ seq }) => seq));
      return undefined;
    },
  };
}

/** A player of every bucket reaches a level, all in one transaction. */
const riseTogether = (uid: number) =>
  inTransaction(app, (client) =>
    client.query(
      `insert into vip.rise (bucket, seq, uid, level)
       select platform.bucket_of(u), platform.draw_number('vip.rise_seq'), u, 1
       from generate_series($1::bigint, $1 + ${buckets - 1}) u`,
      [uid],
    ),
  );

it('a reader sees every row once, whichever node it lies on, while others write', async () => {
  const reader = followRises('test-under-load');
  const writers = 6;
  const each = 60;
  let hasEnded = false;
  const reading = (async () => {
    while (!hasEnded) await readLog(app, reader);
  })();
  const write = async (writer: number) => {
    for (let nth = 0; nth < each; nth += 1) {
      await riseTogether(1 + buckets * (writer * each + nth));
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  hasEnded = true;
  await reading;
  await catchUp(app, reader, patienceMs);
  const { rows } = await app.query<{ seq: bigint }>('select seq from vip.rise order by seq');
  expect(rows).toHaveLength(writers * each * buckets);
  expect(reader.seen).toEqual(rows.map(({ seq }) => seq));
});

/** A row of a transaction that has ended on the coordinator and not yet on the node that it lies on. */
async function cutOff(bucket: number): Promise<bigint> {
  const { rows } = await app.query<{ seq: bigint }>(
    `select platform.draw_number('vip.rise_seq') as seq`,
  );
  const seq = rows[0]?.seq ?? 0n;
  const { rows: found } = await owner.query<{ shard: string; port: number; group: number }>(
    `select s.shard_name as shard, s.nodeport as port, n.groupid as group
     from citus_shards s join pg_dist_node n on n.nodeport = s.nodeport
     where s.table_name = 'vip.rise'::regclass
       and s.shardid = get_shard_id_for_distribution_column('vip.rise', $1::integer)`,
    [bucket],
  );
  const [place] = found;
  const name = `citus_0_1_${seq}_1`;
  const worker = citus.workers.find(({ port }) => port === place?.port);
  const client = new pg.Client({ connectionString: worker?.url() ?? '' });
  await client.connect();
  await client.query('set citus.enable_manual_changes_to_shards = on');
  await client.query('begin');
  await client.query(
    `insert into ${place?.shard} (bucket, seq, uid, level) values ($1, $2, 900007, 1)`,
    [bucket, seq],
  );
  await client.query(`prepare transaction '${name}'`);
  await client.end();
  await owner.query('insert into pg_dist_transaction (groupid, gid) values ($1, $2)', [
    place?.group,
    name,
  ]);
  return seq;
}

it('what was cut off between two nodes is waited for, and not passed over', async () => {
  const reader = followRises('test-cut-off');
  await catchUp(app, reader, patienceMs);
  const before = reader.seen.length;
  const seq = await cutOff(7);
  await riseTogether(100_001);
  for (let look = 0; look < 3; look += 1) {
    expect(await readLog(app, reader)).toMatchObject({ upTo: null, isWaiting: true });
  }
  const { rows } = await owner.query<{ ended: number }>(
    'select recover_prepared_transactions() as ended',
  );
  expect(rows).toEqual([{ ended: 1 }]);
  await catchUp(app, reader, patienceMs);
  expect(reader.seen.slice(before)).toEqual(
    Array.from({ length: 1 + buckets }, (_, place) => seq + BigInt(place)),
  );
});

it('a node that does not answer holds the log back, and lets it go on when it is there again', async () => {
  const reader = followRises('test-silent');
  await catchUp(app, reader, patienceMs);
  await riseTogether(200_001);
  const [worker] = citus.workers;
  await worker?.kill();
  expect(await readLog(app, reader)).toMatchObject({ upTo: null, isWaiting: true });
  await worker?.start();
  const fresh = createPool(citus.coordinator.url('perya_app'));
  try {
    const before = reader.seen.length;
    await catchUp(fresh, reader, patienceMs);
    expect(reader.seen.length - before).toBe(buckets);
  } finally {
    await fresh.end();
  }
});
