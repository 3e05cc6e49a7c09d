import { amlRuleNames } from '@perya/contract/aml/rules';
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
  const outcome = await runMonth({ ...database, usedSeconds: () => 0 }, size, () => {});
  expect(outcome.differences).toEqual([]);
  expect(outcome.rounds).toBeGreaterThan(2000);
  expect(outcome.figures).toBeGreaterThan(5000);
  // The same month tries the rules: what the books say was covered is what the back-test finds, no more and no less.
  const covered = outcome.tested.filter(({ name }) => name === 'covered');
  expect(covered.map(({ found }) => found)).toEqual(covered.map(({ expected }) => expected));
  const [byLaw, low] = covered;
  expect(byLaw).toMatchObject({ amount: 5_000_000, found: 0 });
  expect(low?.found).toBeGreaterThan(5);
  expect(new Set(outcome.tested.map(({ name }) => name))).toEqual(new Set(amlRuleNames));
});
