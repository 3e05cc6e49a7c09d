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

  test('a migration that was changed after it had been applied stops the start', async () => {
    await database.owner.query(
      `update platform.migration set checksum = 'other' where module = 'content'`,
    );
    await expect(migrate(database.owner)).rejects.toThrow(StartError);
  });
});
