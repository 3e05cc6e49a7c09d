import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { StartError } from '../start-error.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('migrations', () => {
  test('are applied once, however many processes start together', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.owner)));
    expect(runs.flat()).toEqual([]);
    const applied = await database.owner.query('select module, name from platform.migration');
    expect(applied.rows.length).toBeGreaterThan(3);
  });

  test('refuse another number of buckets than the installation was made with', async () => {
    const { count } = await database.buckets();
    expect(await migrate(database.owner, count)).toEqual([]);
    await expect(migrate(database.owner, count + 1)).rejects.toThrow(
      `PERYA_BUCKETS is ${count + 1}, and this installation was made with ${count}.`,
    );
    expect(await database.buckets()).toMatchObject({ count });
  });

  test('a migration that was changed after it had been applied stops the start', async () => {
    await database.owner.query(
      `update platform.migration set checksum = 'other' where module = 'content'`,
    );
    await expect(migrate(database.owner)).rejects.toThrow(StartError);
  });

  test('put a player where the code looks for one', async () => {
    const { of } = await database.buckets();
    const uids = [1n, 4n, 100_003n, 2n ** 62n + 1n];
    const { rows } = await database.pool.query<{ bucket: number }>(
      'select platform.bucket_of(u) as bucket from unnest($1::bigint[]) u',
      [uids],
    );
    expect(rows.map(({ bucket }) => bucket)).toEqual(uids.map(of));
  });
});
