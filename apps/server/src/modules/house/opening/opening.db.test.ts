import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@perya/contract/calls';
import { openingLines } from '@perya/contract/house/staff-calls/opening';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHeartbeat } from '../../../platform/processes/start-heartbeat.ts';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { writeTestMmdb } from '../../../testing/location/write-mmdb.ts';
import { createWithdrawer, payAtOnce, type Withdrawer } from '../../../testing/money/withdrawer.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const furnished = {
  PERYA_PUBLIC_URL: 'https://play.casino.example',
  PERYA_SECRET_KEY: Buffer.alloc(32, 9).toString('base64'),
  PERYA_ALARM_TO: 'desk@casino.example',
  PERYA_SMS: 'semaphore',
  PERYA_SMS_KEY: 'k',
  PERYA_SMS_FROM: 'PERYA',
  ID_SCAN_URL: 'https://scanner.example',
  ID_SCAN_KEY: 'k',
  ID_SCAN_SECRET: 's'.repeat(32),
  KYC_POLICY: 'strict',
  // The address of this machine is in the Philippines by it.
  PERYA_LOCATION_DB: writeTestMmdb([['127.0.0.0/8', 'PH']]),
};
const why = { reason: 'planned', words: 'The day has come' } as const;

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
let player: Withdrawer;
beforeAll(async () => {
  server = await startTestServer({ settings: furnished });
  [ana, ben] = await Promise.all([createApiStaff(server, 'risk'), createApiStaff(server, 'risk')]);
  await payAtOnce(server);
  player = await createWithdrawer(server);
});
afterAll(() => server.stop());

const look = () => ana.client.call(staffCalls.getOpening, {});
const missing = async () =>
  (await look()).lines.filter(({ is_done }) => !is_done).map(({ name }) => name);
const close = async (by = ana) =>
  by.client.call(staffCalls.closeDoors, {
    turn: (await look()).door.turn,
    reason: 'For this test',
  });
const askToOpen = async (by = ana) =>
  by.client.call(staffCalls.askToOpen, { turn: (await look()).door.turn, ...why });
const entriesOf = async (action: string) => {
  const text =
    'select actor, before, after, reason from audit.entry where action = $1 order by seq';
  return (await server.database.owner.query(text, [action])).rows;
};

/** Everything that people do before the opening, through the calls that they have. */
async function furnish(): Promise<void> {
  const { owner } = server.database;
  const approvers = [ana.id, ben.id];
  await owner.query(
    'update staff.account set totp_confirmed_at = now() where id = any ($1::bigint[])',
    [approvers],
  );
  const [carla, dana] = await Promise.all([
    createApiStaff(server, 'content'),
    createApiStaff(server, 'content'),
  ]);
  const { brands } = await carla.client.call(staffCalls.listBrands, {});
  const brand = brands.find(({ tag }) => tag === 'h5');
  const licence = await carla.client.call(staffCalls.askBrandFacts, {
    tag: 'h5',
    version: brand?.version ?? '',
    regulator: 'PAGCOR',
    licence_number: 'PGC-24-117',
    licence_url: 'https://www.pagcor.ph/',
    logo: '/art/regulator/fair-gaming.svg',
    helpline_name: 'NCMH',
    helpline_number: '1553',
    contacts: [],
    ...why,
  });
  await approveAs(dana, licence.id);
  const asksWhere = await ana.client.call(staffCalls.askProtectionPolicy, {
    name: 'location_minutes',
    value: 30,
    ...why,
  });
  await approveAs(ben, asksWhere.id);
  for (const line of ['backup', 'scanner'] as const) {
    const asked = { line, reason: 'checked', words: 'We have seen it' } as const;
    await approveAs(ben, (await ana.client.call(staffCalls.askToAttest, asked)).id);
  }
}

test('demo and development begin open, a new production installation closed, and what was decided stays', async () => {
  expect((await look()).door).toMatchObject({ is_open: true, changed_by: null });
  const database = await createTestDatabase();
  const before = await database.owner.query('select from doors.door');
  expect(before.rowCount).toBe(0);
  await database.drop();
  await server.doors.begin(false);
  expect((await look()).door.is_open).toBe(true);
});

test('the list says of every line what is there at this moment', async () => {
  const { lines, channels } = await look();
  expect(lines.map(({ name }) => name)).toEqual([...openingLines]);
  const lacking = ['backup', 'approvers', 'licence', 'scanner', 'location', 'sms', 'gateway'];
  expect(await missing()).toEqual(lacking);
  expect(lines.find(({ name }) => name === 'licence')).toMatchObject({ about: 'h5 DEMO-0000' });
  expect(lines.find(({ name }) => name === 'gateway')).toMatchObject({ about: 'sandbox' });
  expect(channels.length).toBeGreaterThan(0);
  await server.database.owner.query('update kyc.branch set is_open = false');
  await server.database.owner.query(
    `update payments.channel set state = 'closed' where mode = 'withdraw'`,
  );
  const after = (await look()).lines;
  expect(after.find(({ name }) => name === 'branches')).toMatchObject({
    is_done: false,
    about: '0',
  });
  expect(after.find(({ name }) => name === 'channels')).toMatchObject({
    is_done: false,
    about: 'withdraw',
  });
  await server.database.owner.query('update kyc.branch set is_open = true');
  await server.database.owner.query(
    `update payments.channel set state = 'open' where mode = 'withdraw'`,
  );
});

test('a closed house registers nobody, takes no deposit and opens no game; withdrawing, reading and logging in go on', async () => {
  const known = createApiPlayer(server.url);
  await known.login();
  const late = createApiPlayer(server.url);
  const code = await late.receiveCode();
  const done = await close();
  expect(done.is_open).toBe(false);
  expect(await refusalOf(late.client.call(calls.loginByCode, code))).toBe('HOUSE_CLOSED');
  const deposit = player.client.call(
    calls.startDeposit,
    { amount: '500', pid: 1001 },
    { idempotencyKey: randomUUID() },
  );
  expect(await refusalOf(deposit)).toBe('HOUSE_CLOSED');
  const launch = player.client.call(calls.launchGame, { code: 'plinko' });
  expect(await refusalOf(launch)).toBe('HOUSE_CLOSED');
  const { id } = await player.withdraw('100');
  expect(await player.read(id)).toMatchObject({ id });
  const again = createApiPlayer(server.url, known.phone);
  expect(await again.login()).not.toBe('');
  const index = await late.client.call(calls.getIndex, {});
  expect(index.notice?.en).toContain('closed');
});

test('closing twice is closing once, with one entry and one event', async () => {
  const { turn } = (await look()).door;
  const written = async () => (await entriesOf('doors.closed')).length;
  const before = await written();
  const closing = { turn, reason: 'For this test' };
  const both = await Promise.all(
    [ana, ben].map(({ client }) => client.call(staffCalls.closeDoors, closing)),
  );
  expect(both.map((door) => [door.is_open, door.turn])).toEqual([
    [false, turn + 1],
    [false, turn + 1],
  ]);
  expect(await written()).toBe(before + 1);
  const { rows } = await server.database.owner.query(
    `select count(*)::int as count from platform.event where name = 'doors.closed'`,
  );
  expect(rows).toEqual([{ count: before + 1 }]);
});

test('nothing opens while a line is missing, and whoever may not is refused', async () => {
  expect(await refusalOf(askToOpen())).toBe('DOORS_UNREADY');
  const support = await createApiStaff(server, 'support');
  const { turn } = (await look()).door;
  const asked = support.client.call(staffCalls.askToOpen, { turn, ...why });
  expect(await refusalOf(asked)).toBe('FORBIDDEN');
});

test('a message counts when its code was typed in again, and five wrong ones are enough', async () => {
  const phone = '+639170004321';
  const begin = () => ana.client.call(staffCalls.beginMessageTest, { phone });
  const sent = async () =>
    (await readInbox(server.url, phone)).map(({ text }) => /\d{6}/.exec(text)?.[0]);
  const { id } = await begin();
  const [code = ''] = await sent();
  const wrong = code === '000000' ? '000001' : '000000';
  const finish = (typed: string, by = ana, test = id) =>
    by.client.call(staffCalls.finishMessageTest, { id: test, code: typed });
  expect(await refusalOf(finish(code, ben))).toBe('TEST_NOT_PASSED');
  const tries = await Promise.all(Array.from({ length: 5 }, () => refusalOf(finish(wrong))));
  expect(new Set(tries)).toEqual(new Set(['TEST_NOT_PASSED']));
  expect(await refusalOf(finish(code))).toBe('TEST_NOT_PASSED');
  expect(await missing()).toContain('sms');
  const next = await begin();
  const codes = await sent();
  const newest = codes.find((each) => each !== code) ?? code;
  expect(await finish(newest, ana, next.id)).toEqual({ is_passed: true });
  expect(await missing()).not.toContain('sms');
  for (let n = 0; n < 8; n += 1) await begin();
  expect(await refusalOf(begin())).toBe('TOO_MANY_REQUESTS');
});

test('a gateway counts when it says itself that the peso was paid', async () => {
  const [channel] = (await look()).channels;
  const begin = () => ben.client.call(staffCalls.beginGatewayTest, { channel: channel?.id ?? 0 });
  const { id, pay_url } = await begin();
  expect(pay_url).toMatch(/^http/);
  const finish = () => ben.client.call(staffCalls.finishGatewayTest, { id });
  expect(await finish()).toEqual({ is_passed: false });
  const reference = [...server.gateway.orders.keys()].find((each) => each.startsWith('T')) ?? '';
  expect(server.gateway.orders.get(reference)?.order.amount).toBe(100n);
  server.gateway.mishap('readOrder', 'timeout');
  expect(await refusalOf(finish())).toBe('TEST_FAILED');
  server.gateway.mishap('readOrder', null);
  server.gateway.pay(reference);
  expect(await finish()).toEqual({ is_passed: true });
  expect(await missing()).not.toContain('gateway');
  expect(await refusalOf(ben.client.call(staffCalls.beginGatewayTest, { channel: 999 }))).toBe(
    'NOT_FOUND',
  );
});

test('two people open the house, and the page and the audit have both names', async () => {
  await furnish();
  for (const [{ id }, name] of [
    [ana, 'Ana Reyes'],
    [ben, 'Ben Cruz'],
  ] as const) {
    await server.database.owner.query('update staff.account set name = $2 where id = $1', [
      id,
      name,
    ]);
  }
  expect(await missing()).toEqual([]);
  const { id } = await askToOpen();
  expect(await refusalOf(approveAs(ana, id))).toBe('REQUEST_OWN');
  expect((await look()).door.is_open).toBe(false);
  await approveAs(ben, id);
  expect((await look()).door).toMatchObject({
    is_open: true,
    asked_by: 'Ana Reyes',
    changed_by: 'Ben Cruz',
    reason: expect.any(String),
  });
  expect(await entriesOf('doors.opened')).toMatchObject([
    { after: { open: true, asked_by: `staff:${ana.id}` } },
  ]);
  const newcomer = createApiPlayer(server.url);
  expect(await newcomer.login()).not.toBe('');
  expect(await refusalOf(askToOpen())).toBe('DOORS_MOVED');
});

test('what breaks between the asking and the approval keeps the doors shut', async () => {
  const shut = await close();
  expect(shut).toMatchObject({ asked_by: null, changed_by: 'Ana Reyes' });
  const { id } = await askToOpen();
  await server.database.owner.query('update kyc.branch set is_open = false');
  expect(await refusalOf(approveAs(ben, id))).toBe('REQUEST_FAILED');
  expect((await look()).door.is_open).toBe(false);
  const home = await ana.client.call(staffCalls.getHome, {});
  expect(home.alarms).toContainEqual(expect.objectContaining({ name: 'doors-closed' }));
  await server.database.owner.query('update kyc.branch set is_open = true');
  await approveAs(ben, id);
  expect((await look()).door.is_open).toBe(true);
});

test('an open house stays open when a release comes that nobody has approved, and opens anew once two have', async () => {
  const { owner, pool } = server.database;
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-opening-'));
  const onError = (error: unknown) => {
    throw error;
  };
  const heartbeat = startHeartbeat({ pool, dataDir, onError });
  const hash = 'e'.repeat(64);
  const me = `${hostname()} ${process.pid}`;
  await owner.query(
    `insert into release.verification (process, version, hash, state, files, found, differences)
     values ($1, '2.0.0', $2, 'sound', 5, 0, '[]')`,
    [me, hash],
  );
  await expect.poll(missing).toEqual(['release']);
  const { door, lines } = await look();
  expect(door.is_open).toBe(true);
  expect(lines.find(({ name }) => name === 'release')?.about).toBe(`${me}: 2.0.0 ${hash}`);
  expect(await createApiPlayer(server.url).login()).not.toBe('');
  await close();
  expect(await refusalOf(askToOpen())).toBe('DOORS_UNREADY');
  const wanted = { hash, version: '2.0.0', reason: 'checked', words: 'Tested' } as const;
  const { id } = await ana.client.call(staffCalls.askToApproveRelease, wanted);
  expect(await missing()).toEqual(['release']);
  await approveAs(ben, id);
  await approveAs(ben, (await askToOpen()).id);
  expect((await look()).door.is_open).toBe(true);
  await heartbeat.stop();
  rmSync(dataDir, { recursive: true });
});

test('before the first opening the entrance is shut, for logins too', async () => {
  await close();
  await server.database.owner.query('update doors.door set opened_at = null');
  await expect
    .poll(() => refusalOf(createApiPlayer(server.url).receiveCode()))
    .toBe('HOUSE_CLOSED');
});
