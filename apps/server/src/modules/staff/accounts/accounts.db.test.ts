import {
  askInvitation,
  askInvitationAgain,
  askWiderStaff,
  changeStaffRole,
  endStaffSessions,
  getStaffMember,
  listStaff,
  switchStaff,
} from '@perya/contract/staff/calls/accounts';
import { getStaffSelf, listColleagues } from '@perya/contract/staff/calls/own';
import { listRoles, narrowRole } from '@perya/contract/staff/calls/roles';
import { permissionsOf } from '@perya/contract/staff/permissions';
import { roleNames } from '@perya/contract/staff/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { inviteAsOperator } from '../../../testing/staff-person.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  admin = await administrator();
});
afterAll(() => server.stop());

const reason = 'as agreed with the house';
const asked = { reason: 'needed-for-work', words: reason } as const;

/** Granted sessions have no authenticator app; who has none does not count as one who can get in. */
async function administrator(of = server): Promise<ApiStaff> {
  const made = await createApiStaff(of, 'administrator');
  await of.database.pool.query('update staff.account set totp_confirmed_at = now() where id = $1', [
    made.id,
  ]);
  return made;
}

const idOf = ({ id }: ApiStaff) => String(id);
const lastEntry = async (subject: string) => (await readAudit(server, subject)).at(-1);

describe('the list of staff', () => {
  test('says role, state, sessions and use, and can be searched and read page by page', async () => {
    const lita = { email: 'lita@house.example', name: 'Lita Ramos', role: 'games' } as const;
    const made = await inviteAsOperator(server, lita);
    const { rows } = await admin.client.call(listStaff, { search: 'LITA' });
    expect(rows).toMatchObject([
      {
        id: String(made.staffId),
        state: 'invited',
        role: 'games',
        sessions: 0,
        last_seen_at: null,
      },
    ]);
    expect(rows[0]?.invited_until).toBe(Math.floor(made.expiresAt.getTime() / 1000));
    for (let each = 0; each < 3; each += 1) await createApiStaff(server, 'content');
    const first = await admin.client.call(listStaff, { role: 'content', limit: 2 });
    expect(first).toMatchObject({ count: 3 });
    const second = await admin.client.call(listStaff, {
      role: 'content',
      limit: 2,
      cursor: first.next ?? '',
    });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(second.next).toBeNull();
    expect(first.rows[0]?.sessions).toBe(1);
    const junk = admin.client.call(listStaff, { cursor: 'x' });
    expect(await refusalOf(junk)).toBe('INVALID_INPUT');
    const long = admin.client.call(listStaff, { search: 'x'.repeat(10_000) });
    expect(await refusalOf(long)).toBe('INVALID_INPUT');
  });

  test('everybody in the app may know the names of colleagues, also of those who left, and nothing else of them', async () => {
    const gone = await createApiStaff(server, 'games');
    const celia = { email: 'celia@house.example', name: 'Celia Cruz', role: 'content' } as const;
    const { staffId } = await inviteAsOperator(server, celia);
    await admin.client.call(switchStaff, { id: idOf(gone), is_on: false, reason });
    const { rows } = await (await createApiStaff(server, 'auditor')).client.call(
      listColleagues,
      {},
    );
    expect(rows).toContainEqual({ id: String(staffId), name: 'Celia Cruz' });
    expect(rows.map(({ id }) => id)).toContain(idOf(gone));
    expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(new Set(['id', 'name']));
  });
});

describe('changes of an account', () => {
  test('each is written down with before, after and reason', async () => {
    const staff = await createApiStaff(server, 'administrator');
    const id = idOf(staff);
    await admin.client.call(changeStaffRole, { id, role: 'games', reason });
    expect(await lastEntry(id)).toMatchObject({
      actor: `staff:${admin.id}`,
      action: 'staff.role-changed',
      before: { role: 'administrator' },
      after: { role: 'games' },
    });
    expect(await staff.client.call(getStaffSelf, {})).toMatchObject({ role: 'games' });
    expect(await admin.client.call(endStaffSessions, { id, reason })).toEqual({ ended: 1 });
    expect(await lastEntry(id)).toMatchObject({ action: 'staff.sessions-ended' });
    expect(await refusalOf(staff.client.call(getStaffSelf, {}))).toBe('UNAUTHENTICATED');
    await admin.client.call(switchStaff, { id, is_on: false, reason });
    expect(await lastEntry(id)).toMatchObject({
      action: 'staff.switched-off',
      before: { is_on: true },
    });
    expect(await admin.client.call(getStaffMember, { id })).toMatchObject({
      state: 'off',
      open: [],
    });
    const again = admin.client.call(askInvitationAgain, { id, ...asked });
    expect(await refusalOf(again)).toBe('STAFF_SWITCHED_OFF');
    await admin.client.call(switchStaff, { id, is_on: true, reason });
    const { rows } = await server.database.pool.query(
      'select distinct reason from audit.entry where subject = $1 and actor_kind = $2',
      [id, 'staff'],
    );
    expect(rows).toEqual([{ reason }]);
  });

  test('a session of an account that is switched off dies at once', async () => {
    const staff = await createApiStaff(server, 'support');
    const change = { id: idOf(staff), is_on: false, reason };
    expect(await admin.client.call(switchStaff, change)).toEqual({ ended: 1 });
    expect(await refusalOf(staff.client.call(getStaffSelf, {}))).toBe('UNAUTHENTICATED');
  });

  test('are refused without a reason, for oneself, and for what only two may do', async () => {
    const staff = await createApiStaff(server, 'support');
    const id = idOf(staff);
    const own = idOf(admin);
    const { client } = admin;
    const refused = async (code: string, ...attempts: Promise<unknown>[]) => {
      const told = await Promise.all(attempts.map(refusalOf));
      expect(told).toEqual(attempts.map(() => code));
    };
    await refused(
      'INVALID_INPUT',
      client.call(changeStaffRole, { id, role: 'risk', reason: ' ' }),
      client.call(switchStaff, { id, is_on: false, reason: '' }),
      client.call(askInvitationAgain, { id, ...asked, reason: 'x' as 'other' }),
      client.call(changeStaffRole, { id, role: 'king' as 'risk', reason }),
      client.call(askInvitation, { email: 'no', name: 'No One', role: 'risk', ...asked }),
    );
    await refused(
      'STAFF_OWN_ACCOUNT',
      client.call(changeStaffRole, { id: own, role: 'risk', reason }),
      client.call(switchStaff, { id: own, is_on: false, reason }),
      client.call(askInvitationAgain, { id: own, ...asked }),
      client.call(askWiderStaff, { id: own, role: 'risk', ...asked }),
    );
    await refused(
      'STAFF_WIDER_ROLE',
      client.call(changeStaffRole, { id, role: 'administrator', reason }),
      client.call(changeStaffRole, { id, role: 'risk', reason }),
      client.call(changeStaffRole, { id, role: 'cashier', reason }),
    );
    const second = { email: 'second@house.example', name: 'Second' };
    await refused(
      'STAFF_ADMINISTRATOR',
      client.call(askInvitation, { ...second, role: 'administrator', ...asked }),
    );
    const twin = { email: staff.email.toUpperCase(), name: 'Twin' };
    await refused(
      'STAFF_EMAIL_TAKEN',
      client.call(askInvitation, { ...twin, role: 'risk', ...asked }),
    );
    await refused('NOT_FOUND', client.call(switchStaff, { id: '1', is_on: false, reason }));
    expect(await staff.client.call(getStaffSelf, {})).toMatchObject({ role: 'support' });
  });

  test('of fifty at once that take the administrators away, the last one stays', async () => {
    const house = await startTestServer();
    try {
      const ring = await Promise.all(Array.from({ length: 6 }, () => administrator(house)));
      const attack = (actor: ApiStaff, id: string, place: number) =>
        place % 2 === 0
          ? actor.client.call(switchStaff, { id, is_on: false, reason })
          : actor.client.call(changeStaffRole, { id, role: 'content', reason });
      await Promise.allSettled(
        Array.from({ length: 50 }, (_, place) => {
          const target = ring[(place + 1 + Math.floor(place / 6)) % 6] as ApiStaff;
          return attack(ring[place % 6] as ApiStaff, idOf(target), place);
        }),
      );
      const left = await house.database.pool.query<{ id: bigint }>(
        `select id from staff.account where role = 'administrator' and switched_off_at is null`,
      );
      expect(left.rows.length).toBeGreaterThanOrEqual(1);
      // Somebody else with the permission takes away all but the last.
      await house.database.owner.query(
        `insert into staff.role_permission values ('content', 'staff.manage')`,
      );
      const other = await createApiStaff(house, 'content');
      const outcomes = await Promise.all(
        left.rows.map(({ id }, place) =>
          attack(other, String(id), place).then(
            () => 'gone',
            (error: { code: string }) => error.code,
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'STAFF_LAST_ADMINISTRATOR')).toHaveLength(1);
    } finally {
      await house.stop();
    }
  });
});

describe('roles', () => {
  test('are shown as the table of the contract until somebody changes them', async () => {
    const { rows } = await admin.client.call(listRoles, {});
    expect(rows.map(({ role }) => role)).toEqual(roleNames);
    for (const [place, role] of roleNames.entries()) {
      expect(rows[place]?.permissions).toEqual(permissionsOf(role));
    }
  });

  test('lose permissions at once in an open tab, written down with before and after', async () => {
    const staff = await createApiStaff(server, 'cashier');
    const change = { role: 'cashier', permissions: ['players.note'], reason } as const;
    expect(await admin.client.call(narrowRole, { ...change, permissions: ['players.note'] })).toBe(
      true,
    );
    const self = await staff.client.call(getStaffSelf, {});
    expect(self.permissions).not.toContain('players.note');
    const entry = await lastEntry('cashier');
    expect(entry).toMatchObject({ action: 'staff.role-permissions-changed' });
    const named = (facts: unknown) => (facts as { permissions: string[] }).permissions;
    const after = named(entry?.after);
    expect(named(entry?.before).filter((name) => !after.includes(name))).toEqual(['players.note']);
    expect(await admin.client.call(narrowRole, { ...change, permissions: ['players.note'] })).toBe(
      false,
    );
  });

  test('an administrator keeps everything, and every role the use of the app', async () => {
    const narrow = (role: 'administrator' | 'support', permission: 'audit.read' | 'own.use') =>
      refusalOf(admin.client.call(narrowRole, { role, permissions: [permission], reason }));
    expect(await narrow('administrator', 'audit.read')).toBe('ROLE_FIXED');
    expect(await narrow('support', 'own.use')).toBe('ROLE_FIXED');
  });
});
