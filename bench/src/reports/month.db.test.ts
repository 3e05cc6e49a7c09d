import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../apps/server/src/testing/test-database.ts';
import { runMonth } from './run-month.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('every figure of every report is what a second program computes of the books, to the centavo', {
  timeout: 240_000,
}, async () => {
  const size = { rounds: 3000, players: 60, days: 12 };
  const outcome = await runMonth(database, size, () => {});
  expect(outcome.differences).toEqual([]);
  expect(outcome.rounds).toBeGreaterThan(2000);
  expect(outcome.figures).toBeGreaterThan(5000);
});
