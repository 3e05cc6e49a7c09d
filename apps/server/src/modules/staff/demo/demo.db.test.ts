import { finishStaffLogin, loginStaff } from '@perya/contract/staff/calls/entrance';
import { getStaffSelf } from '@perya/contract/staff/calls/own';
import { permissionsOf } from '@perya/contract/staff/permissions';
import { roleNames } from '@perya/contract/staff/roles';
import { registerStaffCodes } from '@perya/sandbox/staff-codes/register-staff-codes';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff, createStaffClient } from '../../../testing/api-staff.ts';
import { enrolPerson } from '../../../testing/staff-person.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let sandbox: TestServer;
let production: TestServer;
beforeAll(async () => {
  sandbox = await startTestServer();
  await sandbox.staff.ensureDemoAccounts();
  // The same database later, without the sandbox: as in production.
  production = await startTestServer({
    database: shareDatabase(sandbox.database),
    settings: { PERYA_SANDBOX: 'off' },
  });
});
afterAll(async () => {
  await production.stop();
  await sandbox.stop();
});

async function signInto(server: TestServer, email: string) {
  const [found] = (await sandbox.staff.listDemoCodes()).filter((each) => each.email === email);
  const own = createStaffClient(server.url);
  const { challenge } = await own.client.call(loginStaff, {
    email,
    password: found?.password ?? '',
  });
  await own.client.call(finishStaffLogin, { challenge, code: found?.code ?? '' });
  return own;
}

describe('the demo operator’s staff', () => {
  test('are one for each role, and get in by the password and code that the sandbox shows', async () => {
    const codes = await sandbox.staff.listDemoCodes();
    expect(codes.map(({ role }) => role).toSorted()).toEqual([...roleNames].toSorted());
    for (const role of roleNames) {
      const { client } = await signInto(sandbox, `${role}@demo.example`);
      const self = await client.call(getStaffSelf, {});
      expect(self.role).toBe(role);
      expect(self.permissions.toSorted()).toEqual(permissionsOf(role).toSorted());
    }
    // A second start makes nothing anew.
    await sandbox.staff.ensureDemoAccounts();
    expect(await sandbox.staff.listDemoCodes()).toHaveLength(roleNames.length);
  });

  test('are the only ones whose codes are shown, as a page and as JSON', async () => {
    const person = await enrolPerson(sandbox, 'administrator');
    const app = fastify();
    registerStaffCodes(app, sandbox.staff.listDemoCodes);
    const page = (await app.inject('/sandbox/staff-codes')).body;
    const json = (await app.inject('/sandbox/staff-codes.json')).body;
    for (const shown of [page, json]) {
      expect(shown).toContain('auditor@demo.example');
      expect(shown).not.toContain(person.email);
    }
    expect(JSON.parse(json)).toHaveLength(roleNames.length);
  });

  test('open nothing without the sandbox: no codes, no login, no session', async () => {
    expect(await production.staff.listDemoCodes()).toEqual([]);
    const email = 'administrator@demo.example';
    expect(await refusalOf(signInto(production, email))).toBe('STAFF_LOGIN_WRONG');
    const inSandbox = createStaffClient(sandbox.url);
    const { rows } = await sandbox.database.pool.query<{ id: bigint }>(
      'select id from staff.account where email = $1',
      [email],
    );
    const token = await sandbox.staff.grantSession(rows[0]?.id ?? 0n);
    inSandbox.use(token);
    expect(await inSandbox.client.call(getStaffSelf, {})).toMatchObject({ email });
    const inProduction = createStaffClient(production.url);
    inProduction.use(token);
    expect(await refusalOf(inProduction.client.call(getStaffSelf, {}))).toBe('UNAUTHENTICATED');
    const real = await createApiStaff(production, 'administrator');
    expect(await real.client.call(getStaffSelf, {})).toMatchObject({ email: real.email });
  });
});
