import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the day is held against the same hours a week ago, and to everybody by what they may read', async () => {
  const today = await addPlayer(server);
  const before = await addPlayer(server);
  await server.database.owner.query(
    `update identity.player set created_at = case uid when $1 then now() - interval '1 second'
       else now() - interval '7 days 1 second' end where uid in ($1, $2)`,
    [today, before],
  );
  const support = await createApiStaff(server, 'support');
  const { rows } = await support.client.call(staffCalls.readToday, {});
  const registrations = rows.find(({ name }) => name === 'registrations');
  // Right after midnight the second before belongs to yesterday.
  expect(registrations?.today.count).toBe(registrations?.week_ago.count);
  expect(registrations).toMatchObject({ today: { sum: null }, is_unusual: false });
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    'deposits',
    'registrations',
    'submissions',
    'withdrawals',
  ]);
  const content = await createApiStaff(server, 'content');
  expect((await content.client.call(staffCalls.readToday, {})).rows).toEqual([]);
});
