import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Days as the job closes them: 25 percent are the regulator's, and on every tenth day players won. */
const close = (from: string, to: string) =>
  server.database.owner.query(
    `insert into reports.closed_day (day, starts_at, ends_at, share_basis_points, rounds, staked, won, late_won, turnover,
       bonuses, prizes, fees, share, deposited, paid_out)
     select d, d, d + interval '1 day', 2500, 10, 1001, v.won, 0, 0, 0, 0, 0,
       reports.share_amount(1001 - v.won, 2500), 0, 0
     from generate_series($1::date, $2::date, interval '1 day') d
     cross join lateral (select case extract(day from d)::int % 10 when 0 then 5000 else 0 end as won) v`,
    [from, to],
  );

test('share and tax are due by month, day by day and up, with the tax that held when a day ended', async () => {
  const { owner } = server.database;
  await close('2031-01-01', '2031-02-03');
  const auditor = await createApiStaff(server, 'auditor');
  const dues = async () => (await auditor.client.call(staffCalls.listDues, {})).months;
  // 28 days of ₱10.01 with a quarter of it, rounded up, and three on which players won ₱39.99 more than they staked.
  const january = { month: '2031-01', days: 31, is_whole: true, ggr: '160.31', share: '70.28' };
  expect(await dues()).toEqual([
    {
      month: '2031-02',
      days: 3,
      is_whole: false,
      ggr: '30.03',
      share: '7.53',
      tax: '0.00',
      due: '7.53',
    },
    { ...january, tax: '0.00', due: '70.28' },
  ]);
  await owner.query(
    `insert into limits.policy (name, value, made_by, made_at)
     values ('tax_basis_points', 500, 'staff:1', '2031-01-30 12:00+00')`,
  );
  // Two days of January ended later, and on the 30th players won: one day of 51 centavos.
  expect(await dues()).toMatchObject([
    { month: '2031-02', tax: '1.53', due: '9.06' },
    { ...january, tax: '0.51', due: '70.79' },
  ]);
  const support = await createApiStaff(server, 'support');
  expect(await refusalOf(support.client.call(staffCalls.listDues, {}))).toBe('FORBIDDEN');
});
