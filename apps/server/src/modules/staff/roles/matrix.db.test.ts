import { accessKind } from '@perya/contract/access';
import type { Call } from '@perya/contract/call';
import { isForOutside } from '@perya/contract/staff/outside';
import { type Permission, permissionsOf } from '@perya/contract/staff/permissions';
import { isOutsideRole, type Role, roleNames } from '@perya/contract/staff/roles';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const all: [string, Call][] = Object.entries(staffCalls);

/** Whoever may call gets as far as the handler, and no further: nothing is changed. */
const reached = 'UNAVAILABLE';
const handlers = Object.fromEntries(
  all.map(([name]) => [
    name,
    async () => {
      throw new Refusal(reached);
    },
  ]),
) as unknown as Handlers<typeof staffCalls>;

let server: TestServer;
let player: string;
const cookies = new Map<Role, string>();
beforeAll(async () => {
  const unlimited = { points: 1e6, seconds: 10 };
  server = await startTestServer({
    calls: staffCalls,
    handlers,
    rateLimits: { address: unlimited, caller: unlimited },
  });
  player = await createApiPlayer(server.url).login();
  for (const role of roleNames) {
    cookies.set(role, (await createApiStaff(server, role)).token() ?? '');
  }
});
afterAll(() => server.stop());

/** The code that the call ends in. */
async function ask({ method, path }: Call, headers: Record<string, string>): Promise<string> {
  const isPost = method === 'POST';
  const response = await fetch(`${server.url}${path.replace(/:\w+/g, '1')}`, {
    method,
    headers: {
      accept: 'application/json',
      'x-perya-staff': '1',
      ...(isPost ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(isPost ? { body: '{}' } : {}),
  });
  return ((await response.json()) as { code: string }).code;
}

const withCookie = (token: string) => ({ cookie: `perya_staff=${token}` });

const permissionOf = ({ access }: Call): Permission | null =>
  typeof access === 'object' ? access.staff : null;

/** An allowed call is stopped by its input or its handler; one that takes a file, because none was sent. */
const isAdmitted = (code: string) =>
  [reached, 'INVALID_INPUT', 'UNSUPPORTED_ENCODING'].includes(code);

const guarded = all.filter(([, call]) => permissionOf(call) !== null);

describe('roles × staff calls', () => {
  test('every call names a permission, but for the way in', () => {
    const open = all.filter(([, call]) => accessKind(call.access) === 'staff-entrance');
    expect(open.map(([name]) => name).toSorted()).toEqual([
      'beginCompanyLogin',
      'beginStaffPasskey',
      'finishCompanyLogin',
      'finishStaffLogin',
      'finishStaffLoginByPasskey',
      'loginStaff',
      'readInvitation',
      'readStaffEntrance',
      'takeInvitation',
    ]);
    expect(guarded).toHaveLength(all.length - open.length);
  });

  test.each(roleNames)(
    '%s is admitted where the table says so, and forbidden elsewhere',
    async (role) => {
      const given = permissionsOf(role);
      for (const [name, call] of guarded) {
        const code = await ask(call, withCookie(cookies.get(role) ?? ''));
        const mayCall =
          given.includes(permissionOf(call) as Permission) &&
          (!isOutsideRole(role) || isForOutside(name, call));
        if (mayCall) expect(isAdmitted(code), `${role} ${name}: ${code}`).toBe(true);
        else expect(code, `${role} ${name}`).toBe('FORBIDDEN');
      }
    },
  );

  test('people from outside are refused every call that writes, but for their own account and what only asks', async () => {
    const writing = guarded.filter(([, { method }]) => method !== 'GET');
    const admitted: string[] = [];
    for (const [name, call] of writing) {
      const code = await ask(call, withCookie(cookies.get('regulator') ?? ''));
      if (code !== 'FORBIDDEN') admitted.push(name);
    }
    expect(writing.length).toBeGreaterThan(100);
    expect(admitted.toSorted()).toEqual([
      'addOwnPasskey',
      'beginOwnPasskey',
      'changeOwnPassword',
      'checkVenue',
      'endOwnSessions',
      'exportList',
      'logoutStaff',
      'removeOwnPasskey',
      'searchHouse',
      'takeEvidencePack',
      'verifyEvidenceDay',
    ]);
  });

  test('a player’s session opens none of them, however it is shown [A-464 A-465 G-008 G-290 M-318 M-490]', async () => {
    for (const [name, call] of guarded) {
      for (const headers of [
        withCookie(player),
        { authorization: `Bearer ${player}` },
        { authorization: `Bearer ${player}`, ...withCookie(player) },
      ]) {
        expect(await ask(call, headers), name).toBe('UNAUTHENTICATED');
      }
    }
  });

  test('a visitor and a forged session are nobody', async () => {
    for (const [name, call] of guarded) {
      expect(await ask(call, {}), name).toBe('UNAUTHENTICATED');
      expect(await ask(call, withCookie('A'.repeat(43))), name).toBe('UNAUTHENTICATED');
      const asBearer = { authorization: `Bearer ${cookies.get('administrator')}` };
      expect(await ask(call, asBearer), name).toBe('UNAUTHENTICATED');
    }
  });

  test('another site opens none of them with an administrator’s cookie, the way in included', async () => {
    for (const [name, call] of all) {
      const headers = withCookie(cookies.get('administrator') ?? '');
      for (const forged of [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example' },
      ]) {
        expect(await ask(call, { ...headers, ...forged }), name).toBe('STAFF_ORIGIN');
      }
    }
  });

  test('an expired session opens none of them', async () => {
    await server.database.owner.query('update staff.session set ends_at = now()');
    for (const [name, call] of guarded) {
      const code = await ask(call, withCookie(cookies.get('administrator') ?? ''));
      expect(code, name).toBe('SESSION_EXPIRED');
    }
  });
});
