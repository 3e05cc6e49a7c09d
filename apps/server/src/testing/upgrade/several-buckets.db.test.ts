import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

const tables = ['player', 'day', 'deposit_day', 'change', 'restriction'] as const;
const keys = {
  player: 'uid',
  day: 'uid, day',
  deposit_day: 'uid, day',
  change: 'uid, id',
  restriction: 'uid, id',
};
const players = 400;

let database: TestDatabase;

/** As a release left it that knew buckets and had none in the tables of limits. */
async function makeOlder(): Promise<void> {
  for (const table of tables) {
    await database.owner.query(
      `alter table limits.${table} drop column bucket cascade;
       alter table limits.${table} add primary key (${keys[table]})`,
    );
  }
  await database.owner.query(
    `delete from platform.migration where module = 'limits' and name ~ '^006[0-3]';
     insert into limits.player (uid, daily_stake) select n, 1000 from generate_series(1, ${players}) n;
     insert into limits.day (uid, day, staked)
       select n, platform.manila_day(platform.clock()), 900 from generate_series(1, ${players}) n;
     insert into limits.deposit_day (uid, day, counted)
       select n, platform.manila_day(platform.clock()), 5 from generate_series(1, ${players}) n;
     insert into limits.change (uid, made_at, actor, kind, action, amount_after, applies_at)
       select n, now(), 'player:' || n, 'daily_stake', 'set', 1000, now() from generate_series(1, ${players}) n`,
  );
}

beforeAll(async () => {
  database = await createTestDatabase();
  await makeOlder();
});
afterAll(() => database.drop());

async function countWrong(): Promise<number[]> {
  const counts: number[] = [];
  for (const table of tables) {
    const { rows } = await database.owner.query<{ count: number }>(
      `select count(*)::int as count from limits.${table}
       where bucket is distinct from platform.bucket_of(uid)`,
    );
    counts.push(rows[0]?.count ?? -1);
  }
  return counts;
}

const takeBet = async (uid: number, amount: number) => {
  const { rows } = await database.pool.query<{ refusal: string | null }>(
    'select limits.take_bet($1, $2, platform.clock()) as refusal',
    [uid, amount],
  );
  return rows[0]?.refusal ?? null;
};

/** As a server of the release before writes. */
const writeAsBefore = (uid: number) =>
  database.pool.query(`insert into limits.player (uid, daily_stake) values ($1, 100)`, [uid]);

test('an installation of several buckets gets them for all its rows, and the release before goes on', async () => {
  expect((await database.buckets()).count).toBeGreaterThan(1);
  expect(await migrate(database.owner)).toEqual(
    expect.arrayContaining(['limits/0060-buckets.sql', 'limits/0061-fill-buckets.sql']),
  );
  await writeAsBefore(players + 1);
  await database.pool.query('update limits.player set daily_loss = 50 where uid = $1', [7]);
  expect(await countWrong()).toEqual([0, 0, 0, 0, 0]);
  expect(await takeBet(7, 50)).toBe('LIMIT_LOSS');
  expect(await takeBet(8, 100)).toBeNull();
  expect(await takeBet(8, 1)).toBe('LIMIT_STAKE');
  expect(await takeBet(players + 1, 101)).toBe('LIMIT_STAKE');
  await expect(database.owner.query('delete from limits.change')).rejects.toMatchObject({
    code: '23001',
  });
});

test('a day later its keys begin with the bucket, and whoever writes says it', async () => {
  await database.owner.query(
    `update platform.migration set applied_at = applied_at - interval '2 days'`,
  );
  expect(await migrate(database.owner)).toContain('limits/0063-keys-by-bucket.sql');
  await expect(writeAsBefore(players + 2)).rejects.toMatchObject({ code: '23502' });
  const { rows } = await database.owner.query<{ key: string }>(
    `select pg_get_constraintdef(oid) as key from pg_constraint
     where contype = 'p' and conrelid = any (array['limits.player', 'limits.day', 'limits.deposit_day',
       'limits.change']::regclass[]) order by conrelid::regclass::text`,
  );
  expect(rows.map(({ key }) => key)).toEqual([
    'PRIMARY KEY (bucket, uid, id)',
    'PRIMARY KEY (bucket, uid, day)',
    'PRIMARY KEY (bucket, uid, day)',
    'PRIMARY KEY (bucket, uid)',
  ]);
  expect(await countWrong()).toEqual([0, 0, 0, 0, 0]);
  expect(await takeBet(9, 100)).toBeNull();
  expect(await migrate(database.owner)).toEqual([]);
});
