import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  risk = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

const dueOf = async (name: string) =>
  (await risk.client.call(calls.listQueues, {})).rows.find((queue) => queue.name === name)
    ?.due_minutes;
const set = (who: ApiStaff, due_minutes: number | null) =>
  who.client.call(calls.setQueueDue, { name: 'withdrawals', due_minutes, reason: 'as promised' });

test('identity checks are due within a day, as players are promised, and other queues when somebody says so [A-447]', async () => {
  expect(await dueOf('kyc')).toBe(1440);
  expect(await dueOf('withdrawals')).toBeNull();
});

test('a due time is set by whoever may, shows on the home page too, and is written down once', async () => {
  expect(await refusalOf(set(await createApiStaff(server, 'cashier'), 60))).toBe('FORBIDDEN');
  const answers = await Promise.all(Array.from({ length: 10 }, () => set(risk, 60)));
  expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
  expect(await dueOf('withdrawals')).toBe(60);
  const { queues } = await risk.client.call(calls.getHome, {});
  expect(queues.find(({ name }) => name === 'withdrawals')?.due_minutes).toBe(60);
  expect(await set(risk, null)).toEqual({ changed: true });
  const { rows } = await server.database.pool.query(
    `select actor, before, after, reason from audit.entry
     where action = 'house.queue-due-set' order by seq`,
  );
  const of = (due_minutes: number | null) => ({ queue: 'withdrawals', due_minutes });
  expect(rows).toEqual([
    { actor: String(risk.id), before: of(null), after: of(60), reason: 'as promised' },
    { actor: String(risk.id), before: of(60), after: of(null), reason: 'as promised' },
  ]);
});

test.each([0, 10_081, 1.5])('%s minutes are none', async (minutes) => {
  expect(await refusalOf(set(risk, minutes))).toBe('INVALID_INPUT');
});
