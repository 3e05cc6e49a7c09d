import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { type RunningHosts, startHosts } from '@perya/sandbox/hosts/start-hosts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseHosts } from '../../../providers/partners/choose-hosts.ts';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const key = { id: 'sandbox', secret: 'a-secret-of-the-hosts-in-this-suite' };

let hosts: RunningHosts;
/** Two processes of one installation. */
let server: TestServer;
let twin: TestServer;
let risk: ApiStaff;
beforeAll(async () => {
  hosts = await startHosts({ key });
  const partners = { ewallet: null, maya: null, lazada: null };
  const chosen = chooseHosts({ partners }, { url: hosts.urlOf, key });
  server = await startTestServer({ hosts: chosen });
  twin = await startTestServer({ hosts: chosen, database: shareDatabase(server.database) });
  risk = await createApiStaff(server, 'risk');
});
afterAll(async () => {
  await twin.stop();
  await server.stop();
  await hosts.stop();
});

function come(url: string, fault: 'down' | null = null) {
  const { client, phone } = createApiPlayer(url);
  const token = hosts.issue({ channel: 'maya', purpose: 'app', phone: `+63${phone}`, fault });
  return client.call(calls.loginFromSecondMini, { session_id: token });
}

const turn = (is_open: boolean, reason = 'A test') =>
  risk.client.call(staffCalls.switchPartnerChannel, { name: 'maya', is_open, reason });
const rowOf = async (name: string) => {
  const { rows } = await risk.client.call(staffCalls.listPartnerChannels, {});
  return rows.find((row) => row.name === name);
};

test('a channel that is closed lets nobody in on any server from then on, and says where to go; opened, it does again', async () => {
  expect((await come(twin.url)).token).not.toBe('');
  await turn(false, 'Its tokens leak');
  for (const { url } of [server, twin]) expect(await refusalOf(come(url))).toBe('PARTNER_CLOSED');
  const tagalog = createApiPlayer(twin.url, undefined, 'tl_PH');
  await expect(
    tagalog.client.call(calls.loginFromSecondMini, { session_id: 'anything' }),
  ).rejects.toThrow(/Buksan ang website namin/);
  // The others stay open.
  const other = createApiPlayer(server.url);
  const shopping = other.client.call(calls.loginFromShoppingApp, { code: 'made.up' });
  expect(await refusalOf(shopping)).toBe('PARTNER_TOKEN_INVALID');
  expect(await rowOf('maya')).toMatchObject({ is_open: false, reason: 'Its tokens leak' });
  await turn(true);
  expect((await come(twin.url)).token).not.toBe('');
});

test('fifty who close it at once close it once, with one entry and one event', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => turn(false, 'At once')),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusalOf(turn(false))).toBe('NOTHING_TO_CHANGE');
  const { rows } = await server.database.owner.query(
    `select action, before, after from audit.entry where subject_kind = 'partner'
       and subject = 'maya' and reason = 'At once'`,
  );
  expect(rows).toEqual([
    { action: 'partners.channel-closed', before: { is_open: true }, after: { is_open: false } },
  ]);
  const events = await server.database.owner.query(
    `select payload from platform.event where name = 'partners.channel-switched' order by seq`,
  );
  expect(events.rows.at(-1)).toEqual({ payload: { channel: 'maya', isOpen: false } });
  await turn(true);
});

test('health counts what became of entries, by the hour, and how long the host took', async () => {
  const before = await rowOf('maya');
  await come(server.url);
  const { client } = createApiPlayer(twin.url);
  await refusalOf(client.call(calls.loginFromSecondMini, { session_id: 'made.up' }));
  const after = await rowOf('maya');
  const counted = (row: typeof after, outcome: 'entered' | 'invalid') =>
    row?.outcomes[outcome] ?? 0;
  expect(counted(after, 'entered') - counted(before, 'entered')).toBe(1);
  expect(counted(after, 'invalid') - counted(before, 'invalid')).toBe(1);
  expect(after).toMatchObject({ is_connected: true, exchange_ms: expect.any(Number) });
  expect(after?.hours).toHaveLength(24);
  const sum = after?.hours.reduce((total, { entered }) => total + entered, 0);
  expect(sum).toBe(counted(after, 'entered'));
  expect(after?.last_entered_at).toBeGreaterThan(Date.now() / 1000 - 60);
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(figures).toMatch(/perya_partner_entries_total\{channel="maya",outcome="entered"\} \d/);
  expect(figures).toContain('perya_partner_channel_open{channel="maya"} 1');
});

test('the home page of staff warns of a host that fails, until it answers again or its channel is closed', async () => {
  const { pool } = server.database;
  const warnings = async () => {
    const { alarms } = await risk.client.call(staffCalls.getHome, {});
    return alarms.filter(({ name }) => name === 'partner-fails');
  };
  const fail = async (times: number) => {
    for (let nth = 0; nth < times; nth += 1) {
      expect(await refusalOf(come(twin.url, 'down'))).toBe('PARTNER_UNREACHABLE');
    }
  };
  await pool.query('delete from partners.tally');
  await come(server.url);
  const answered = (await rowOf('maya'))?.last_entered_at;
  await fail(2);
  expect(await warnings()).toEqual([]);
  await fail(1);
  const warning = { name: 'partner-fails', level: 'warning', about: 'maya', figure: 3 };
  expect(await warnings()).toEqual([{ ...warning, since: answered }]);
  await turn(false);
  expect(await warnings()).toEqual([]);
  await turn(true);
  expect(await warnings()).toHaveLength(1);
  for (let nth = 0; nth < 3; nth += 1) await come(server.url);
  expect(await warnings()).toEqual([]);
  // What failed two hours ago is no news.
  await fail(2);
  expect(await warnings()).toHaveLength(1);
  await pool.query(`update partners.tally set hour = hour - interval '2 hours'`);
  expect(await warnings()).toEqual([]);
});

test('who may only read switches nothing', async () => {
  const cashier = await createApiStaff(server, 'cashier');
  expect((await cashier.client.call(staffCalls.listPartnerChannels, {})).rows).toHaveLength(3);
  const wanted = { name: 'maya', is_open: false, reason: 'A test' } as const;
  expect(await refusalOf(cashier.client.call(staffCalls.switchPartnerChannel, wanted))).toBe(
    'FORBIDDEN',
  );
});
