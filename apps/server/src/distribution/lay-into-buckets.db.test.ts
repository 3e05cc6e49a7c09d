import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, schemaParts } from '../platform/database/migrate.ts';
import { clientOf, seatPlayer, takeSeat } from '../testing/provider.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { describeSchema } from '../testing/upgrade/describe-schema.ts';
import { loadRelease } from '../testing/upgrade/load-release.ts';
import { oldPlayers, uidOf } from '../testing/upgrade/old-players.ts';
import { layIntoBuckets } from './lay-into-buckets.ts';
import { createMoreBucketsStore } from './more-buckets.store.ts';

const count = 8;

let database: TestDatabase;
let server: TestServer | undefined;

/** A release from before there were buckets, brought up to this one over a day: it has one. */
beforeAll(async () => {
  database = await loadRelease('whole');
  await migrate(database.owner);
  await database.owner.query(
    `update platform.migration set applied_at = applied_at - interval '2 days'`,
  );
  await migrate(database.owner);
});
afterAll(async () => {
  await (server?.stop() ?? database?.drop());
});

async function lay(into: number, meanwhile = ''): Promise<string[]> {
  const owner = await database.owner.connect();
  const said: string[] = [];
  try {
    await owner.query(meanwhile);
    await layIntoBuckets(owner, { count: into, say: (line) => said.push(line) });
    return said;
  } finally {
    owner.release();
  }
}

const answerOf = async (query: string): Promise<unknown> => {
  const { rows } = await database.owner.query<{ value: unknown }>(query);
  return rows[0]?.value;
};

const sums = () =>
  answerOf(`select jsonb_build_array((select sum(balance) from ledger.wallet),
    (select count(*) || ' of ' || sum(amount) from ledger.entry), (select count(*) from games.movement),
    (select sum(net) from games.venue_day), (select count(*) from promotions.reward),
    (select sum(amount) from payments.deposit)) as value`);

const takeNonce = async (bucket: number) => {
  const { rows } = await database.pool.query<{ taken: string[] | null }>(
    `select games.take_nonces($1, '{studio}', '{once}', array[extract(epoch from clock_timestamp())::bigint]) as taken`,
    [bucket],
  );
  return rows[0]?.taken ?? null;
};

/** Yesterday's, in which nobody plays meanwhile; centavos of an allowance of 1,000. */
const day = `platform.manila_day(platform.clock()) - 1`;
const takeOfDay = (bucket: number) =>
  answerOf(`select place as value from games.take_slices(${bucket}, 1, '{studio}', ${day}, '{1000}', '{0}',
    '{studio}', '{win}', '{10}', '{0}', '{null}')`);
const shareDay = (bucket: number, wanted: number) =>
  answerOf(
    `select net_room as value from games.share_venue_day(${bucket}, 'studio', ${day}, 1000, 0, ${wanted}, 0)`,
  );

test('what stands in the way is named, and nothing is touched', async () => {
  await expect(lay(1)).rejects.toThrow('in one bucket: say a number from 2 to 1024');
  await expect(lay(1025)).rejects.toThrow('say a number from 2 to 1024');
  await database.owner.query(
    `insert into platform.process (id, host, pid, version, started_at, seen_at, clock_ahead_ms, degraded)
     values (gen_random_uuid(), 'elsewhere', 7, 'x', now(), clock_timestamp(), 0, '{}')`,
  );
  await expect(lay(count)).rejects.toThrow('Servers are running: 7 on elsewhere');
  await database.owner.query(`delete from platform.process where host = 'elsewhere'`);
  await database.owner.query('create table limits.astray (bucket integer not null)');
  await expect(lay(count)).rejects.toThrow('rows without a player are laid: limits.astray');
  await database.owner.query('drop table limits.astray');
  expect((await database.buckets()).count).toBe(1);
});

test('one that is ended on its way leaves everything as it was', async () => {
  const before = await sums();
  await database.owner.query(
    `insert into games.used_id (bucket, venue, transaction_id, uid) select 0, 'studio', transaction_id, -1
     from games.movement where venue = 'studio' limit 1;
     create trigger ends before delete on games.used_id for each row execute function platform.refuse_change()`,
  );
  await expect(lay(count)).rejects.toThrow();
  await database.owner.query('drop trigger ends on games.used_id; delete from games.used_id');
  expect((await database.buckets()).count).toBe(1);
  expect(await answerOf('select max(bucket) as value from ledger.posting')).toBe(0);
  expect(await sums()).toEqual(before);
  await expect(database.owner.query('delete from ledger.posting')).rejects.toMatchObject({
    code: '23001',
  });
});

test('every row is laid by its player, and the tables are those of an installation made so', async () => {
  expect(await takeNonce(0)).toEqual(['studio once']);
  await shareDay(0, 400);
  await database.owner.query(
    `select games.add_to_slices(0, 1, '{studio}', ${day}, '{400}', '{0}', '{0}')`,
  );
  expect(await takeOfDay(0)).toBeNull();
  const before = await sums();
  const said = await lay(count);
  expect(said.find((line) => line.startsWith('ledger.posting:'))).toMatch(/: [1-9]\d* rows/);
  expect((await database.buckets()).count).toBe(count);
  expect(await sums()).toEqual(before);
  const owner = await database.owner.connect();
  const names = await createMoreBucketsStore(owner).listOfPlayers();
  owner.release();
  expect(names.length).toBeGreaterThan(40);
  for (const name of names.filter((each) => each !== 'games.used_id')) {
    const wrong = `select count(*)::int as value from ${name} where bucket <> uid % ${count}`;
    expect([name, await answerOf(wrong)]).toEqual([name, 0]);
  }
  expect(await answerOf('select count(distinct bucket)::int as value from ledger.wallet')).toBe(
    count,
  );
  await expect(database.owner.query('update ledger.entry set leg = leg')).rejects.toMatchObject({
    code: '23001',
  });

  const fresh = await createTestDatabase({ from: 'empty' });
  try {
    await migrate(fresh.owner, count);
    const schemas = schemaParts.map(({ name }) => name);
    expect(await describeSchema(database.owner, schemas)).toEqual(
      await describeSchema(fresh.owner, schemas),
    );
  } finally {
    await fresh.drop();
  }
  expect(await migrate(database.owner, count)).toEqual([]);
});

test('a request that was answered is not answered again, in whichever bucket its player lies now', async () => {
  for (let bucket = 0; bucket < count; bucket += 1) {
    expect([bucket, await takeNonce(bucket)]).toEqual([bucket, null]);
  }
});

test('what a venue has paid of its day still counts, and the rest is shared out anew', async () => {
  expect([await takeOfDay(0), await takeOfDay(5)]).toEqual([1, 1]);
  expect(await shareDay(5, 1000)).toBe(600n);
  expect(
    await answerOf(
      `select count(distinct bucket)::int as value from games.venue_day where day = ${day}`,
    ),
  ).toBe(count);
});

test('the command of the operator takes a number, and lays those of several buckets into more', async () => {
  const run = (...words: string[]) => {
    const program = new URL('buckets.ts', import.meta.url).pathname;
    const { url, ownerUrl } = database;
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
    };
    const options = { env, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], options);
    return { status, said: stdout + stderr };
  };
  expect(run('many')).toMatchObject({ status: 1, said: expect.stringContaining('how many') });
  expect(run('8')).toMatchObject({
    status: 1,
    said: expect.stringContaining('in 8 buckets: say a number from 9'),
  });
  expect(run('16')).toMatchObject({
    status: 0,
    said: expect.stringContaining('The players lie in 16 buckets.'),
  });
  expect((await database.buckets()).count).toBe(16);
  expect(
    await answerOf('select count(*)::int as value from ledger.posting where bucket <> uid % 16'),
  ).toBe(0);
});

test('its players play on: open rounds end, ids are theirs alone and rise, and the books hold', async () => {
  server = await startTestServer({ database });
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.points.check()).toEqual([]);
  const uid = await uidOf(server, oldPlayers.open);
  const provider = await clientOf(server);
  const { player, token } = await takeSeat(server, uid);
  const { balance } = await server.ledger.wallet(uid);
  const last = await answerOf(`select max(id) as value from ledger.posting where uid = ${uid}`);
  const win = {
    round_id: 'old-open',
    transaction_id: 'win-after',
    bet_transaction_id: oldPlayers.openBet,
    player,
    game: 'plinko',
    currency: 'PHP' as const,
    amount: 90_000,
    is_finished: true,
  };
  const settled = { code: 'OK', balance: Number(balance) + 90_000 };
  expect(await provider.call('win', win)).toMatchObject(settled);
  expect(await provider.call('win', win)).toMatchObject(settled);
  const bet = { round_id: 'next', transaction_id: 'bet-after', player, game: 'plinko', token };
  expect(await provider.call('bet', { ...bet, currency: 'PHP', amount: 1000 })).toMatchObject({
    code: 'OK',
    balance: Number(balance) + 89_000,
  });
  expect(
    await answerOf(
      `select count(*)::int as value from ledger.posting where uid = ${uid} and id > ${last}`,
    ),
  ).toBe(2);

  const other = await seatPlayer(server);
  expect(await other.bet({ transaction_id: oldPlayers.openBet })).toMatchObject({
    code: 'DUPLICATE_TRANSACTION',
  });
  await server.settle();
  expect(await server.ledger.check()).toEqual([]);
});
