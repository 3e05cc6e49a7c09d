import {
  askWiderStaff,
  changeStaffRole,
  listOpenSessions,
  listStaffActivity,
} from '@perya/contract/staff/calls/accounts';
import { getStaffSelf } from '@perya/contract/staff/calls/own';
import { readRequest, withdrawRequest } from '@perya/contract/staff/calls/requests';
import * as calls from '@perya/contract/staff/calls/roles';
import { decisionReasons } from '@perya/contract/staff/reasons';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let first: ApiStaff;
let second: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  first = await createApiStaff(server, 'administrator');
  second = await createApiStaff(server, 'administrator');
});
afterAll(() => server.stop());

const reason = 'for the desk of the night';
const why = { reason: 'needed-for-work', words: '' } as const;
const add = (role: string, title = 'Night desk') =>
  first.client.call(calls.addRole, { role, title, reason });
const remove = (role: string) => first.client.call(calls.removeRole, { role, reason });
const listed = async (role: string) =>
  (await first.client.call(calls.listRoles, {})).rows.find((row) => row.role === role);
const move = ({ id }: ApiStaff, role: string) =>
  first.client.call(changeStaffRole, { id: String(id), role, reason });

describe('a role of the operator’s own', () => {
  test('may nothing but use the app until two give it more, and is one’s who is moved to it', async () => {
    expect(await add('own-night')).toBe(true);
    expect(await refusalOf(add('own-night', 'Another'))).toBe('ROLE_TAKEN');
    expect(await listed('own-night')).toMatchObject({
      title: { en: 'Night desk', tl: 'Night desk' },
      is_own: true,
      permissions: ['own.use', 'home.read'],
      networks: null,
      members: 0,
    });
    const staff = await createApiStaff(server, 'support');
    await move(staff, 'own-night');
    const self = await staff.client.call(getStaffSelf, {});
    expect(self).toMatchObject({ role: 'own-night', role_title: { en: 'Night desk' } });
    expect(self.permissions.toSorted()).toEqual(['home.read', 'own.use']);
    const { id } = await first.client.call(calls.askWiderRole, {
      role: 'own-night',
      permissions: ['support.read'],
      ...why,
    });
    await approveAs(second, id);
    expect((await staff.client.call(getStaffSelf, {})).permissions).toContain('support.read');
    // One person gives nobody a role that may more.
    const other = await createApiStaff(server, 'games');
    expect(await refusalOf(move(other, 'own-night'))).toBe('STAFF_WIDER_ROLE');
    const asked = await first.client.call(askWiderStaff, {
      id: String(other.id),
      role: 'own-night',
      ...why,
    });
    await approveAs(second, asked.id);
    expect(await listed('own-night')).toMatchObject({ members: 2 });
    expect((await readAudit(server, 'own-night')).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['staff.role-added', 'staff.role-permissions-changed']),
    );
  });

  test('is removed while no account has it, and none of a release ever is', async () => {
    await add('own-short', 'Short');
    const staff = await createApiStaff(server, 'support');
    await move(staff, 'own-short');
    expect(await refusalOf(remove('own-short'))).toBe('ROLE_IN_USE');
    await server.database.owner.query(`update staff.account set role = 'support' where id = $1`, [
      staff.id,
    ]);
    expect(await remove('own-short')).toBe(true);
    expect(await listed('own-short')).toBeUndefined();
    expect(await refusalOf(remove('own-short'))).toBe('NOT_FOUND');
    expect(await refusalOf(move(staff, 'own-short'))).toBe('NOT_FOUND');
    expect(await refusalOf(remove('support'))).toBe('INVALID_INPUT');
  });

  test('is called as no other role is, and a second person reads its name beside the title', async () => {
    await add('own-pit', 'Pit desk');
    expect(await refusalOf(add('own-pit2', 'PIT desk'))).toBe('ROLE_TAKEN');
    expect(await refusalOf(add('own-pit2', 'cashier'))).toBe('ROLE_TAKEN');
    const { id } = await first.client.call(calls.askWiderRole, {
      role: 'own-pit',
      permissions: ['support.read'],
      ...why,
    });
    const { says, adds } = await second.client.call(readRequest, { id });
    expect(says).toContain('Pit desk (own-pit)');
    expect(adds).toEqual(['support.read']);
  });

  test.each(['own-', 'Own-night', 'own night', 'administrator', 'night'])(
    'is not called %j',
    async (role) => expect(await refusalOf(add(role))).toBe('INVALID_INPUT'),
  );

  test('comes about by its functions alone: the app writes neither roles nor networks', async () => {
    const { pool, owner } = server.database;
    await owner.query(`update staff.role set networks = '{10.0.0.0/8}' where name = 'content'`);
    for (const sql of [
      `insert into staff.role (name) values ('own-x')`,
      `update staff.role set networks = null`,
      `select staff.add_role('risk2', 'Risk')`,
      `select staff.narrow_networks('content', array['0.0.0.0/0'])`,
      `select staff.widen_networks(1, 2)`,
    ]) {
      await expect(pool.query(sql), sql).rejects.toMatchObject({ code: '42501' });
    }
    await owner.query(`update staff.role set networks = null where name = 'content'`);
  });
});

describe('the networks of a role', () => {
  const here = '127.0.0.0/8';
  const narrow = (role: string, networks: string[], who = first) =>
    who.client.call(calls.narrowNetworks, { role, networks, reason });

  test('keep out whoever comes from elsewhere from the next call on, and let them back in', async () => {
    await add('own-office', 'Office');
    const staff = await createApiStaff(server, 'support');
    await move(staff, 'own-office');
    const self = () => staff.client.call(getStaffSelf, {});
    await narrow('own-office', [here, '203.0.113.9/24']);
    expect((await listed('own-office'))?.networks).toEqual(['127.0.0.0/8', '203.0.113.0/24']);
    expect((await self()).role).toBe('own-office');
    await narrow('own-office', ['203.0.113.0/25']);
    expect(await refusalOf(self())).toBe('UNAUTHENTICATED');
    // One person alone lets nobody in from more.
    expect(await refusalOf(narrow('own-office', [here]))).toBe('NETWORKS_WIDER');
    const { id } = await first.client.call(calls.askNetworks, {
      role: 'own-office',
      networks: [here],
      ...why,
    });
    expect(await refusalOf(self())).toBe('UNAUTHENTICATED');
    await approveAs(second, id);
    expect((await self()).role).toBe('own-office');
    const open = await first.client.call(calls.askNetworks, {
      role: 'own-office',
      networks: null,
      ...why,
    });
    await approveAs(second, open.id);
    expect((await listed('own-office'))?.networks).toBeNull();
    expect(
      (await readAudit(server, 'own-office')).filter(
        ({ action }) => action === 'staff.role-networks-changed',
      ),
    ).toHaveLength(4);
  });

  test('stay with an account that one person moves: to a role from elsewhere two decide', async () => {
    await add('own-inside', 'Inside');
    await add('own-anywhere', 'Anywhere');
    const staff = await createApiStaff(server, 'support');
    await move(staff, 'own-inside');
    await narrow('own-inside', [here]);
    expect(await refusalOf(move(staff, 'own-anywhere'))).toBe('STAFF_WIDER_ROLE');
    const sneak = server.database.pool.query('select staff.narrow_account($1, $2)', [
      staff.id,
      'own-anywhere',
    ]);
    await expect(sneak).rejects.toMatchObject({ code: '42501' });
    await narrow('own-anywhere', [here, '203.0.113.0/24']);
    expect(await refusalOf(move(staff, 'own-anywhere'))).toBe('STAFF_WIDER_ROLE');
    await narrow('own-anywhere', ['127.0.0.0/16']);
    expect(await move(staff, 'own-anywhere')).toBe(true);
  });

  test('shut nobody out by their own hand, and are refused where they are none', async () => {
    const { owner } = server.database;
    await owner.query(`insert into staff.role_permission values ('risk', 'staff.manage')`);
    const risk = await createApiStaff(server, 'risk');
    const shut = narrow('risk', ['203.0.113.0/24'], risk);
    expect(await refusalOf(shut)).toBe('NETWORKS_SHUT_OUT');
    await owner.query(
      `delete from staff.role_permission where role = 'risk' and permission = 'staff.manage'`,
    );
    expect(await refusalOf(narrow('support', ['300.1.1.1/8']))).toBe('NETWORK_UNREADABLE');
    expect(await refusalOf(narrow('support', ['office']))).toBe('INVALID_INPUT');
    expect(await refusalOf(narrow('own-unknown', [here]))).toBe('NOT_FOUND');
  });
});

test('from where administrators work two decide, and the one who approves stays in', async () => {
  const here = ['127.0.0.0/8'];
  const alone = first.client.call(calls.narrowNetworks, {
    role: 'administrator',
    networks: here,
    reason,
  });
  expect(await refusalOf(alone)).toBe('NETWORKS_BY_TWO');
  const ask = async (networks: string[] | null) =>
    (await first.client.call(calls.askNetworks, { role: 'administrator', networks, ...why })).id;
  const elsewhere = await ask(['203.0.113.0/24']);
  expect(await refusalOf(approveAs(second, elsewhere))).toBe('REQUEST_FAILED');
  expect((await listed('administrator'))?.networks).toBeNull();
  const [mistaken] = decisionReasons.withdraw;
  await first.client.call(withdrawRequest, { id: elsewhere, reason: mistaken, words: '' });
  await approveAs(second, await ask(here));
  expect((await first.client.call(getStaffSelf, {})).role).toBe('administrator');
  await approveAs(second, await ask(null));
  expect((await listed('administrator'))?.networks).toBeNull();
});

describe('staff at a glance', () => {
  test('are those who are in, with where they came from, and what each of them did', async () => {
    const staff = await createApiStaff(server, 'support');
    await staff.client.call(getStaffSelf, {});
    const { rows: open } = await first.client.call(listOpenSessions, {});
    expect(open.find(({ staff_id }) => staff_id === String(staff.id))).toMatchObject({
      name: 'Support',
      role: 'support',
      is_current: false,
    });
    expect(open.filter(({ is_current }) => is_current)).toMatchObject([
      { staff_id: String(first.id) },
    ]);
    await add('own-counted', 'Counted');
    await remove('own-counted');
    const { rows } = await first.client.call(listStaffActivity, {});
    const mine = rows.find(({ staff_id }) => staff_id === String(first.id));
    expect(mine?.acts).toBeGreaterThanOrEqual(2);
    expect(mine?.days).toHaveLength(30);
    expect(mine?.days.reduce((sum, acts) => sum + acts, 0)).toBe(mine?.acts);
    expect(mine?.last_at).toBeGreaterThan(0);
    const idle = rows.find(({ staff_id }) => staff_id === String(staff.id));
    expect(idle).toMatchObject({ acts: 0, last_at: null });
    expect(await refusalOf(staff.client.call(listStaffActivity, {}))).toBe('FORBIDDEN');
  });
});
