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
  // Those of the demo registered long ago.
  await server.database.owner.query(
    `update identity.player set created_at = now() - interval '30 days'`,
  );
  // Two of today, one of the day before; a week ago one of the same hours, one before them and one after.
  for (const at of [
    'midnight',
    'midnight',
    `midnight - interval '1 second'`,
    `midnight - interval '7 days'`,
    `midnight - interval '7 days 1 second'`,
    `now() - interval '7 days' + interval '10 minutes'`,
  ]) {
    await server.database.owner.query(
      `update identity.player set created_at = ${at}
       from (select platform.manila_day(now())::timestamp at time zone 'Asia/Manila' as midnight) day
       where uid = $1`,
      [await addPlayer(server)],
    );
  }
  const support = await createApiStaff(server, 'support');
  const { rows } = await support.client.call(staffCalls.readToday, {});
  const registrations = rows.find(({ name }) => name === 'registrations');
  expect(registrations).toMatchObject({
    today: { count: 2, sum: null },
    week_ago: { count: 1, sum: null },
    is_unusual: false,
  });
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    'approvals',
    'deposits',
    'registrations',
    'submissions',
    'withdrawals',
  ]);
  const content = await createApiStaff(server, 'content');
  expect((await content.client.call(staffCalls.readToday, {})).rows).toEqual([]);
});
