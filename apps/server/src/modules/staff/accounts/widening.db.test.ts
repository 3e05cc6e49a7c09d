import { askWiderStaff, changeStaffRole } from '@perya/contract/staff/calls/accounts';
import { getStaffSelf } from '@perya/contract/staff/calls/own';
import { approveRequest, readRequest } from '@perya/contract/staff/calls/requests';
import { askWiderRole } from '@perya/contract/staff/calls/roles';
import { permissionsOf } from '@perya/contract/staff/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
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

const why = { reason: 'needed-for-work', words: 'the second administrator of the night' } as const;
async function approve({ client }: ApiStaff, id: string) {
  const { seen } = await second.client.call(readRequest, { id });
  return client.call(approveRequest, { id, seen, reason: 'checked', words: '' });
}
const idOf = ({ id }: ApiStaff) => String(id);

describe('what widens the house', () => {
  test('an administrator is made by two, and never by one', async () => {
    const staff = await createApiStaff(server, 'support');
    const alone = first.client.call(changeStaffRole, {
      id: idOf(staff),
      role: 'administrator',
      reason: 'alone',
    });
    expect(await refusalOf(alone)).toBe('STAFF_WIDER_ROLE');
    const { id } = await first.client.call(askWiderStaff, {
      id: idOf(staff),
      role: 'administrator',
      ...why,
    });
    expect(await staff.client.call(getStaffSelf, {})).toMatchObject({ role: 'support' });
    expect(await refusalOf(approve(first, id))).toBe('REQUEST_OWN');
    expect(await refusalOf(approve(staff, id))).toBe('FORBIDDEN');
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => approve(second, id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const self = await staff.client.call(getStaffSelf, {});
    expect(self.permissions.toSorted()).toEqual(permissionsOf('administrator').toSorted());
    expect(
      (await readAudit(server, idOf(staff))).filter(
        ({ action }) => action === 'staff.role-changed',
      ),
    ).toMatchObject([{ before: { role: 'support' }, after: { role: 'administrator' } }]);
    const again = first.client.call(askWiderStaff, {
      id: idOf(staff),
      role: 'administrator',
      ...why,
    });
    expect(await refusalOf(again)).toBe('STAFF_SO_ALREADY');
    const own = first.client.call(askWiderStaff, {
      id: idOf(first),
      role: 'administrator',
      ...why,
    });
    expect(await refusalOf(own)).toBe('STAFF_OWN_ACCOUNT');
  });

  test('a role gets more by two, which counts in an open tab', async () => {
    const staff = await createApiStaff(server, 'content');
    const ask = () =>
      first.client.call(askWiderRole, { role: 'content', permissions: ['audit.read'], ...why });
    const { id } = await ask();
    expect((await staff.client.call(getStaffSelf, {})).permissions).not.toContain('audit.read');
    await approve(second, id);
    expect((await staff.client.call(getStaffSelf, {})).permissions).toContain('audit.read');
    expect(await refusalOf(ask())).toBe('STAFF_SO_ALREADY');
  });

  test('an auditor can be given nothing that writes, and an administrator nothing more', async () => {
    const ask = (role: 'auditor' | 'administrator', permission: 'players.block' | 'letters.read') =>
      refusalOf(first.client.call(askWiderRole, { role, permissions: [permission], ...why }));
    expect(await ask('auditor', 'players.block')).toBe('ROLE_READS_ONLY');
    expect(await ask('administrator', 'letters.read')).toBe('ROLE_FIXED');
  });
});
