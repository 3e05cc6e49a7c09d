import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { spreadInstallation } from './spread-installation.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a database of one node is refused with the reason, and its functions keep their plans', async () => {
  const owner = await database.owner.connect();
  try {
    await expect(spreadInstallation(owner, { appLogin: 'perya_app' })).rejects.toThrow(
      /has no Citus/,
    );
  } finally {
    owner.release();
  }
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::integer as count from pg_proc
     where pronamespace = 'ledger'::regnamespace and 'plan_cache_mode=force_generic_plan' = any (proconfig)`,
  );
  expect(rows[0]?.count).toBeGreaterThan(0);
});
