import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../apps/server/src/testing/test-database.ts';
import { roll } from './roll.ts';

test('a rolling restart of two processes under load has no failed request', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { url, ownerUrl } = database;
  const load = { connections: 16, requestsBetween: 200 };
  const { failures, ends, answered, movements } = await roll({
    url,
    ownerUrl,
    restarts: 2,
    ...load,
  });
  expect(failures).toEqual({});
  expect(ends).toEqual([0, 0]);
  expect(answered).toBeGreaterThanOrEqual(600);
  expect(movements.booked).toBe(movements.answered);
});
