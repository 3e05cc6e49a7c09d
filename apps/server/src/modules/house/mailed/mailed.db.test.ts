import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await server.database.owner.query<Row>(text, values)).rows;

beforeEach(async () => {
  staff = await createApiStaff(server, 'auditor');
});

/** Closes days as the job does, without a house that plays on them. */
const close = (from: string, to: string) =>
  sql(
    `insert into reports.closed_day (day, starts_at, ends_at, share_basis_points, rounds, staked, won, late_won, turnover,
       bonuses, prizes, fees, share, deposited, paid_out)
     select d, d, d + interval '1 day', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
     from generate_series($1::date, $2::date, interval '1 day') d on conflict do nothing`,
    from,
    to,
  );

const payIn = (day: string, brand: string, amount: number) =>
  sql(
    `insert into reports.cash_day (day, is_test, brand, channel, pay_channel, gateway, deposits, deposited)
     values ($1, false, $2, 'direct', 1, 'agila', 1, $3)`,
    day,
    brand,
    amount,
  );

interface Mail {
  to: string;
  subject: string;
  text: string;
  file: { name: string; text: string; encoding?: string };
}

/** What left for this person, the oldest first. */
const mailsTo = async ({ email }: ApiStaff) =>
  (
    await sql<{ content: Mail }>(
      `select content from platform.outbox_message where channel = 'message' and content ->> 'to' = $1 order by id`,
      email,
    )
  ).map(({ content }) => content);

const actionsOf = async ({ id }: ApiStaff) =>
  (
    await sql<{ action: string }>(
      `select action from audit.entry where subject_kind = 'staff' and subject = $1 and action like 'house.%' order by seq`,
      String(id),
    )
  ).map(({ action }) => action);

const add = (
  { client }: ApiStaff,
  by: 'all' | 'brand' | 'game' = 'all',
  period: 'day' | 'week' = 'day',
) => client.call(staffCalls.addMailedReport, { list: 'cash-figures', period, by });
const send = () => server.runTask('house_send_reports');

test('the newest closed day comes at once, each later one when it is closed, and none twice', async () => {
  await payIn('2031-03-01', 'perya', 12_345);
  await payIn('2031-03-01', 'tala', 100);
  await payIn('2031-03-02', 'perya', 777);
  await close('2031-02-27', '2031-03-01');
  await add(staff, 'brand');
  await Promise.all([send(), send()]);
  await send();
  const [first, ...more] = await mailsTo(staff);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    to: staff.email,
    file: { name: 'perya-cash-figures-day-2031-03-01.csv' },
  });
  expect(first?.subject).toContain('2031-03-01');
  const [titles, ...lines] = (first?.file.text ?? '').trim().split('\r\n');
  expect(titles).toContain('Paid in');
  expect(lines.map((line) => line.split(',').slice(0, 5))).toEqual([
    ['2031-03-01', 'perya', '', '1', '123.45'],
    ['2031-03-01', 'tala', '', '1', '1.00'],
  ]);
  // Nobody sent for a while: no day is left out.
  await close('2031-03-02', '2031-03-04');
  await send();
  const names = (await mailsTo(staff)).map(({ file }) => file.name.slice(-14, -4));
  expect(names).toEqual(['2031-03-01', '2031-03-02', '2031-03-03', '2031-03-04']);
  expect(await actionsOf(staff)).toEqual([
    'house.report-mail-begun',
    ...names.map(() => 'house.report-mailed'),
  ]);
});

test('it comes as PDF where somebody wants that, and as what was asked for last', async () => {
  await payIn('2031-03-20', 'perya', 100);
  await close('2031-03-05', '2031-03-20');
  const asPdf = { list: 'cash-figures', period: 'day', by: 'all', file_kind: 'pdf' } as const;
  expect(await add(staff)).toBe(true);
  expect(await staff.client.call(staffCalls.addMailedReport, asPdf)).toBe(true);
  expect(await staff.client.call(staffCalls.addMailedReport, asPdf)).toBe(false);
  await send();
  const [{ file } = { file: null }, ...more] = await mailsTo(staff);
  expect(more).toEqual([]);
  expect(file?.name).toBe('perya-cash-figures-day-2031-03-20.pdf');
  expect(file?.encoding).toBe('base64');
  const bytes = Buffer.from(file?.text ?? '', 'base64').toString('latin1');
  expect(bytes.startsWith('%PDF-')).toBe(true);
  const { rows } = await staff.client.call(staffCalls.listMailedReports, {});
  expect(rows).toMatchObject([{ file_kind: 'pdf', sent_for: '2031-03-20' }]);
});

test('a week leaves when its Sunday is closed, and not before', async () => {
  await close('2031-04-28', '2031-05-10');
  await add(staff, 'all', 'week');
  await send();
  await close('2031-05-11', '2031-05-11');
  await send();
  const subjects = (await mailsTo(staff)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringContaining('2031-04-28 – 2031-05-04'),
    expect.stringContaining('2031-05-05 – 2031-05-11'),
  ]);
});

test.each([
  ['whose role may no longer read figures', `role = 'support'`],
  ['who is switched off', 'switched_off_at = now()'],
  [
    'who may get in from named networks alone',
    `ends_at = now() + interval '1 day', networks = array['10.0.0.0/8']::cidr[]`,
  ],
])('nothing is sent to somebody %s, and the audit says so', async (_who, change) => {
  await close('2031-06-01', '2031-06-01');
  await add(staff);
  await sql(`update staff.account set ${change} where id = $1`, staff.id);
  await send();
  expect(await mailsTo(staff)).toEqual([]);
  expect(await actionsOf(staff)).toEqual(['house.report-mail-begun', 'house.report-not-mailed']);
});

test('it goes to whoever asked for it alone: asked for twice it is one, and nobody else stops it', async () => {
  expect(await add(staff)).toBe(true);
  expect(await add(staff)).toBe(false);
  const { email, rows } = await staff.client.call(staffCalls.listMailedReports, {});
  expect(email).toBe(staff.email);
  expect(rows).toHaveLength(1);
  const { id = '' } = rows[0] ?? {};
  const other = await createApiStaff(server, 'auditor');
  expect(await other.client.call(staffCalls.removeMailedReport, { id })).toBe(false);
  expect(await staff.client.call(staffCalls.removeMailedReport, { id })).toBe(true);
  expect((await staff.client.call(staffCalls.listMailedReports, {})).rows).toEqual([]);
  expect(await actionsOf(staff)).toEqual(['house.report-mail-begun', 'house.report-mail-ended']);
});

test('what the report is not told apart by, and whoever may not read it, are refused', async () => {
  expect(await refusalOf(add(staff, 'game'))).toBe('INVALID_INPUT');
  const support = await createApiStaff(server, 'support');
  expect(await refusalOf(add(support))).toBe('FORBIDDEN');
});
