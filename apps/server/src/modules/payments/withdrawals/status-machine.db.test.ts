import { withdrawalStatuses } from '@perya/contract/rules/payment-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { withdrawalMoves } from './status-machine.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const pairs = withdrawalStatuses.flatMap((from) => withdrawalStatuses.map((to) => ({ from, to })));

test('a withdrawal moves as decided, and the database allows exactly that [G-315]', async () => {
  expect(withdrawalMoves).toEqual({
    pending: ['under_review', 'paying'],
    under_review: ['paying', 'canceled'],
    paying: ['completed', 'canceled'],
    completed: ['canceled'],
    canceled: [],
  });
  const { rows } = await database.pool.query<{ may: boolean }>(
    `select payments.may_move_withdrawal(f, t) as may
     from unnest($1::text[], $2::text[]) with ordinality as m(f, t, n) order by n`,
    [pairs.map(({ from }) => from), pairs.map(({ to }) => to)],
  );
  expect(rows.map(({ may }) => may)).toEqual(
    pairs.map(({ from, to }) => withdrawalMoves[from].includes(to)),
  );
});

test('the database refuses every other move, whoever asks [G-315]', async () => {
  const others = pairs.filter(({ from, to }) => !withdrawalMoves[from].includes(to));
  expect(others).toHaveLength(18);
  for (const { from, to } of others) {
    const move = database.pool.query(`select payments.move_withdrawal(1, 1, $1, $2, 'system')`, [
      from,
      to,
    ]);
    await expect(move).rejects.toThrow(`may not move from ${from} to ${to}`);
  }
});
