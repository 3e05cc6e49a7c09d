import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let uid = 0n;

/** Puts the clock a day and an hour behind the end of the month of the last posting. */
async function goBehindTheMonth(): Promise<void> {
  const { rows } = await server.database.owner.query(
    `select ((date_trunc('month', max(created_at) at time zone 'Asia/Manila') + interval '1 month 25 hours')
       at time zone 'Asia/Manila')::text as moment from ledger.entry`,
  );
  await server.database.owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile
     return '${rows[0].moment}'::timestamptz`,
  );
}

/** The months that something was posted in, the newest first. */
async function monthsPosted(): Promise<string[]> {
  const { rows } = await server.database.owner.query(
    `select distinct to_char(created_at at time zone 'Asia/Manila', 'YYYY-MM') as month
     from ledger.entry order by 1 desc`,
  );
  return rows.map(({ month }) => month);
}

beforeAll(async () => {
  server = await startTestServer();
  const seat = await seatPlayer(server);
  ({ uid } = seat);
  await seat.bet();
  await seat.win();
  await server.settle();
});

afterAll(() => server.stop());

it('closed months are sealed by the nightly job, and staff who read the ledger see them', async () => {
  const auditor = await createApiStaff(server, 'auditor');
  expect(await auditor.client.call(calls.listSeals, {})).toEqual({ seals: [] });
  await goBehindTheMonth();
  await server.runTask('house_seal_months');
  await server.runTask('house_seal_months');
  const { seals } = await auditor.client.call(calls.listSeals, {});
  const money = seals.filter(({ books }) => books === 'ledger');
  expect(money.map(({ month }) => month)).toEqual(await monthsPosted());
  expect(money[0]).toMatchObject({ exported_at: null, verified_at: null, is_sound: null });
  expect(money[0]?.entries).toBeGreaterThan(3);
  expect(money[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  const { rows } = await server.database.owner.query(
    `select after ->> 'seal' as seal from audit.entry
     where action = 'house.month-sealed' and after ->> 'books' = 'ledger' order by seq desc`,
  );
  expect(rows.map(({ seal }) => seal)).toEqual(money.map(({ hash }) => hash));
  const games = await createApiStaff(server, 'games');
  await expect(games.client.call(calls.listSeals, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('perya_months_to_seal{books="ledger"} 0');
});

it('a row that was changed behind the seal is found by the nightly check, and is an alarm', async () => {
  await server.runTask('house_check_ledger');
  const change = (sign: string) =>
    server.database.owner.query(
      `begin; set local session_replication_role = replica;
       update ledger.entry set amount = ${sign}amount where uid = ${uid} and leg > 0; commit`,
    );
  await change('-');
  await expect(server.runTask('house_check_ledger')).rejects.toThrow(
    `a sealed month is as it was sealed, player ${uid}`,
  );
  const risk = await createApiStaff(server, 'risk');
  const { alarms } = await risk.client.call(calls.getHome, {});
  expect(alarms).toContainEqual(
    expect.objectContaining({ name: 'check-broken', level: 'critical', about: 'ledger' }),
  );
  await change('-');
  await server.runTask('house_check_ledger');
});
