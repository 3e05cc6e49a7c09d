import type { Call } from '@perya/contract/call';
import { isOfCompartment, permissionNames } from '@perya/contract/staff/permissions';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { createOutsiders, widestOwnRole as own } from '../../../testing/outsiders.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let outside: ApiStaff[];
let admin: ApiStaff;
let second: ApiStaff;
let widest: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  outside = await createOutsiders(server);
  second = await createApiStaff(server, 'administrator');
  [admin, , , widest] = outside as [ApiStaff, ApiStaff, ApiStaff, ApiStaff];
});
afterAll(() => server.stop());

const reason = 'for the desk of the night';
const why = { reason: 'needed-for-work', words: '' } as const;
const sql = (text: string, values: unknown[] = []) => server.database.owner.query(text, values);
const ofDesk = permissionNames.filter(isOfCompartment);

describe('what the AML officers have among themselves is given to nobody else', () => {
  test.each([own, 'risk', 'auditor', 'support'])(
    'not to the role %s, also among others',
    async (role) => {
      for (const permission of ofDesk) {
        for (const permissions of [[permission], ['letters.read' as const, permission]]) {
          const asked = admin.client.call(staffCalls.askWiderRole, { role, permissions, ...why });
          expect([permissions, await refusalOf(asked)]).toEqual([permissions, 'ROLE_COMPARTMENT']);
        }
      }
    },
  );

  test('not to administrators, whose role is fixed', async () => {
    const wanted = { role: 'administrator', permissions: ofDesk, ...why };
    expect(await refusalOf(admin.client.call(staffCalls.askWiderRole, wanted))).toBe('ROLE_FIXED');
  });

  test('not by a request that was changed after it was asked for', async () => {
    const wanted = { role: own, permissions: ['own.use' as const], ...why };
    await sql(`delete from staff.role_permission where role = $1 and permission = 'own.use'`, [
      own,
    ]);
    const { id } = await admin.client.call(staffCalls.askWiderRole, wanted);
    await sql(
      `update staff.request set input = jsonb_set(input, '{permissions}', '["aml.read"]') where id = $1`,
      [id],
    );
    expect(await refusalOf(approveAs(second, id))).toBe('REQUEST_ALTERED');
    await sql(`insert into staff.role_permission values ($1, 'own.use')`, [own]);
  });

  test('not by the database, neither for the app nor for its owner', async () => {
    const { pool, owner } = server.database;
    const give = `insert into staff.role_permission values ('${own}', 'aml.read')`;
    await expect(pool.query(give)).rejects.toMatchObject({ code: '42501' });
    await expect(owner.query(give)).rejects.toMatchObject({ code: '23514' });
    for (const role of [own, 'administrator', 'risk']) {
      const rename = `update staff.role_permission set role = '${role}' where permission = 'aml.read'`;
      await expect(owner.query(rename)).rejects.toMatchObject({ code: '23514' });
    }
    const move = `select staff.narrow_account(${second.id}, 'aml')`;
    await expect(pool.query(move)).rejects.toMatchObject({ code: '42501' });
  });

  test('not by one person who makes somebody an officer, an administrator least of all', async () => {
    const support = await createApiStaff(server, 'support');
    const to = ({ id }: ApiStaff) =>
      admin.client.call(staffCalls.changeStaffRole, { id: String(id), role: 'aml', reason });
    for (const staff of [support, second, ...outside.slice(1)]) {
      expect(await refusalOf(to(staff))).toBe('STAFF_WIDER_ROLE');
    }
    expect(await refusalOf(to(admin))).toBe('STAFF_OWN_ACCOUNT');
    const { id } = await admin.client.call(staffCalls.askWiderStaff, {
      id: String(support.id),
      role: 'aml',
      ...why,
    });
    expect(await refusalOf(approveAs(admin, id))).toBe('REQUEST_OWN');
  });

  test('no call of the desk answers a role of the operator’s own that may everything else', async () => {
    const calls: [string, Call][] = Object.entries(staffCalls);
    const guarded = calls.filter(
      ([, { access }]) => typeof access === 'object' && isOfCompartment(access.staff),
    );
    expect(guarded.length).toBeGreaterThan(15);
    for (const [name, { method, path }] of guarded) {
      const response = await fetch(`${server.url}${path.replace(/:\w+/g, '1')}`, {
        method,
        headers: {
          accept: 'application/json',
          'x-perya-staff': '1',
          cookie: `perya_staff=${widest.token()}`,
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      expect([name, ((await response.json()) as { code: string }).code]).toEqual([
        name,
        'FORBIDDEN',
      ]);
    }
  });
});
