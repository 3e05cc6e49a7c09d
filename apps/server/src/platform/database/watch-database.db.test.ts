import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { StartError } from '../start-error.ts';
import { createPool } from './pool.ts';
import { requireClock } from './require-clock.ts';
import { createDatabaseWatch, type DatabaseWatch } from './watch-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let watch: DatabaseWatch;
beforeEach(async () => {
  await database.owner.query(`alter database ${nameOf()} reset all`);
  watch = createDatabaseWatch(database.pool);
  return () => watch.close();
});

const nameOf = () => new URL(database.url).pathname.slice(1);
const isReady = { isReady: true, reason: null, warnings: [] };
const takesNoWrites = { isReady: false, reason: 'the database takes no writes' };

describe('the look at the database', () => {
  it('writes, and is shared by a hundred callers', async () => {
    const read = async () => (await database.pool.query('select at from platform.heartbeat')).rows;
    const before = await read();
    const looks = await Promise.all(Array.from({ length: 100 }, () => watch.look()));
    expect(new Set(looks)).toEqual(new Set([looks[0]]));
    expect(looks[0]).toEqual(isReady);
    const after = await read();
    expect(after).not.toEqual(before);
    await watch.look();
    expect(await read()).toEqual(after);
  });

  it('needs room on the disk beyond what is there already', async () => {
    // As a disk without room for it answers, whatever the small row finds.
    await database.owner.query(`alter database ${nameOf()} set temp_file_limit = '100kB'`);
    expect(await watch.look()).toMatchObject(takesNoWrites);
  });

  it('finds a database that only reads not ready', async () => {
    await database.owner.query(`alter database ${nameOf()} set default_transaction_read_only = on`);
    expect(await watch.look()).toMatchObject(takesNoWrites);
  });

  it('is given up after two seconds without an answer', async () => {
    const holder = await database.pool.connect();
    await holder.query('begin; update platform.heartbeat set at = now()');
    const began = performance.now();
    expect((await watch.look()).isReady).toBe(false);
    // The lock is held still: nobody waited for it. Busy cores may add to the two seconds.
    expect(performance.now() - began).toBeLessThan(15_000);
    await holder.query('rollback');
    holder.release();
  });

  it('warns of a clock that was set, as the server says at /readyz', async () => {
    expect(await watch.look()).toEqual(isReady);
    await database.owner.query(`create or replace function platform.clock() returns timestamptz
      language sql volatile return clock_timestamp() + interval '1 hour'`);
    const alarms: string[] = [];
    watch.onAlarm((alarm) => alarms.push(alarm));
    const later = createDatabaseWatch(database.pool);
    expect((await later.look()).warnings).toEqual(['clock deviates from the database']);
    await later.close();
    await database.owner.query(`create or replace function platform.clock() returns timestamptz
      language sql volatile return clock_timestamp()`);
  });
});

describe('a query without an answer', () => {
  it('fails here, in time, and leaves its connection to nobody', async () => {
    const pool = createPool(database.url, { max: 1, answerTimeoutMs: 3000 });
    // A paused database keeps no time-out of its own. Within the same time a busy machine must connect anew.
    await expect(pool.query('set statement_timeout = 0; select pg_sleep(20)')).rejects.toThrow(
      'Query read timeout',
    );
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});

describe('the start', () => {
  it('is refused on a clock that is grossly wrong, and not on one that is a little off', async () => {
    const steady = () => performance.now();
    const off = (ms: number) => ({ wall: () => Date.now() + ms, steady });
    await requireClock(database.pool, off(5000));
    await expect(requireClock(database.pool, off(60_000))).rejects.toThrow(StartError);
    await expect(requireClock(database.pool, off(60_000))).rejects.toThrow('60 s behind');
    await expect(requireClock(database.pool, off(-60_000))).rejects.toThrow('60 s ahead of');
  });
});
