import {
  beginCompanyLogin,
  finishCompanyLogin,
  finishStaffLogin,
  loginStaff,
  readInvitation,
  readStaffEntrance,
  takeInvitation,
} from '@perya/contract/staff/calls/entrance';
import {
  changeOwnPassword,
  endOwnSessions,
  getStaffSelf,
  listOwnSessions,
  logoutStaff,
} from '@perya/contract/staff/calls/own';
import { permissionsOf } from '@perya/contract/staff/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createStaffClient } from '../../../testing/api-staff.ts';
import { appCode } from '../../../testing/authenticator-app.ts';
import { postJson } from '../../../testing/post-json.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import {
  enrolPerson,
  inviteAgainAsOperator,
  inviteAsOperator,
  staffPassword,
} from '../../../testing/staff-person.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    // The counters alone are to stop the guesses.
    rateLimits: {
      address: { points: 1e6, seconds: 10 },
      staffLoginAddress: { points: 1e6, seconds: 10 },
    },
  });
});
afterAll(() => server.stop());

const visitor = () => createStaffClient(server.url);
const post = (path: string, body: unknown) =>
  postJson(`${server.url}${path}`, body, { 'x-perya-staff': '1' });
const inviteSomebody = (email: string) =>
  inviteAsOperator(server, { email, name: 'Nena Cruz', role: 'support' });

const inviteAgain = (email: string) => inviteAgainAsOperator(server, email);

async function signIn(person: Awaited<ReturnType<typeof enrolPerson>>, code?: string) {
  const own = visitor();
  const { challenge } = await own.client.call(loginStaff, {
    email: person.email.toUpperCase(),
    password: staffPassword,
  });
  const answer = await own.client.call(finishStaffLogin, {
    challenge,
    code: code ?? appCode(person.secret),
  });
  return { ...own, answer };
}

describe('the way in', () => {
  test('leads from an invitation over a password to an authenticator app, and only then to a session', async () => {
    const person = await enrolPerson(server, 'support');
    expect(person.recoveryCodes).toHaveLength(10);
    // Eighty bits each, in groups that a person can read.
    for (const code of person.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const self = await person.client.call(getStaffSelf, {});
    expect(self).toMatchObject({ email: person.email, role: 'support', recovery_codes_left: 10 });
    expect(self.permissions.toSorted()).toEqual(permissionsOf('support').toSorted());
    expect(self.session.idle_seconds).toBe(1800);
    expect(self.session.ends_at - Date.now() / 1000).toBeGreaterThan(12 * 3600 - 60);
    const again = await signIn(person);
    expect(again.answer.recovery_codes).toBeNull();
    expect((await again.client.call(listOwnSessions, {})).rows).toHaveLength(2);
    expect((await readAudit(server, String(person.staffId))).map(({ action }) => action)).toEqual([
      'staff.invited',
      'staff.invitation-taken',
      'staff.enrolled',
      'staff.signed-in',
    ]);
  });

  test('has no company account where the settings name no provider', async () => {
    const { client } = visitor();
    expect(await client.call(readStaffEntrance, {})).toEqual({ password: true, company: false });
    expect(await refusalOf(client.call(beginCompanyLogin, {}))).toBe('COMPANY_LOGIN_OFF');
    const finishing = client.call(finishCompanyLogin, { query: 'state=s&code=c' });
    expect(await refusalOf(finishing)).toBe('COMPANY_LOGIN_OFF');
  });

  test('a password alone has no session; who never finished is asked to set up an app again', async () => {
    const email = 'half-way@house.example';
    const { invitation } = await inviteSomebody(email);
    const half = visitor();
    await half.client.call(takeInvitation, { invitation, password: staffPassword });
    expect(half.token()).toBeNull();
    const step = await half.client.call(loginStaff, { email, password: staffPassword });
    expect(half.token()).toBeNull();
    expect(step.enrolment?.uri).toMatch(/^otpauth:\/\/totp\/Perya%20staff:/);
    const wrong = { challenge: step.challenge, code: '000000' };
    expect(await refusalOf(half.client.call(finishStaffLogin, wrong))).toBe('STAFF_CODE_WRONG');
    const code = appCode(step.enrolment?.secret ?? '');
    await half.client.call(finishStaffLogin, { challenge: step.challenge, code });
    expect(half.token()).not.toBeNull();
  });

  test('a code and a recovery code open one session each, and a challenge one', async () => {
    const person = await enrolPerson(server, 'support');
    const code = appCode(person.secret);
    await signIn(person, code);
    expect(await refusalOf(signIn(person, code))).toBe('STAFF_CODE_WRONG');
    const recovery = person.recoveryCodes[0] ?? '';
    await signIn(person, recovery.toLowerCase());
    expect(await refusalOf(signIn(person, recovery))).toBe('STAFF_CODE_WRONG');
    const challenge = await person.challenge();
    const answers = await Promise.all(
      person.recoveryCodes
        .slice(1, 5)
        .map((each) => post('/backoffice/api/login/code', { challenge, code: each })),
    );
    expect(answers.map(({ code: told }) => told ?? 'in').toSorted()).toEqual([
      'STAFF_LOGIN_OVER',
      'STAFF_LOGIN_OVER',
      'STAFF_LOGIN_OVER',
      'in',
    ]);
  });

  test('the cookie is out of reach for script and for other sites, and ends with the logout', async () => {
    const person = await enrolPerson(server, 'support');
    const challenge = await person.challenge();
    const response = await fetch(`${server.url}/backoffice/api/login/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-perya-staff': '1' },
      body: JSON.stringify({ challenge, code: appCode(person.secret) }),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^perya_staff=[\w-]{43}; Path=\/backoffice; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    const token = person.token();
    await person.client.call(logoutStaff, {});
    expect(person.token()).toBeNull();
    const thief = visitor();
    thief.use(token);
    expect(await refusalOf(thief.client.call(getStaffSelf, {}))).toBe('UNAUTHENTICATED');
  });
});

describe('an invitation', () => {
  test('serves once: of fifty who take it at the same time one does', async () => {
    const { invitation } = await inviteSomebody('fifty@house.example');
    const body = { invitation, password: staffPassword };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/backoffice/api/invitation/take', body)),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([undefined, 'INVITATION_OVER']),
    );
  });

  test('ends after 24 hours, by a newer one and with its account', async () => {
    const { client } = visitor();
    const first = await inviteSomebody('late@house.example');
    const told = await client.call(readInvitation, { invitation: first.invitation });
    expect(told).toMatchObject({ email: 'late@house.example', role: 'support' });
    expect(Math.abs(told.expires_at - Date.now() / 1000 - 24 * 3600)).toBeLessThan(60);
    const second = await inviteAgain('late@house.example');
    const over = (invitation: string) =>
      refusalOf(client.call(takeInvitation, { invitation, password: staffPassword }));
    expect(await over(first.invitation)).toBe('INVITATION_OVER');
    await server.database.pool.query('update staff.invitation set expires_at = now()');
    expect(await over(second?.invitation ?? '')).toBe('INVITATION_OVER');
    const third = await inviteAgain('late@house.example');
    await server.database.pool.query(
      'update staff.account set switched_off_at = now() where id = $1',
      [first.staffId],
    );
    expect(await over(third?.invitation ?? '')).toBe('INVITATION_OVER');
  });

  test('to somebody who has come in before takes everything away that opened the account', async () => {
    const person = await enrolPerson(server, 'support');
    const challenge = await person.challenge();
    await inviteAgain(person.email);
    expect(await refusalOf(person.client.call(getStaffSelf, {}))).toBe('UNAUTHENTICATED');
    const late = { challenge, code: appCode(person.secret) };
    expect(await refusalOf(person.client.call(finishStaffLogin, late))).toBe('STAFF_LOGIN_OVER');
    expect(await refusalOf(signIn(person))).toBe('STAFF_LOGIN_WRONG');
  });

  test('takes any long password but those that anybody would try', async () => {
    const { invitation } = await inviteSomebody('nena.cruz@house.example');
    const { client } = visitor();
    const refused = (password: string) =>
      refusalOf(client.call(takeInvitation, { invitation, password }));
    for (const password of ['Short-1234!', 'x'.repeat(129)]) {
      expect(await refused(password)).toBe('INVALID_INPUT');
    }
    for (const password of [
      'password123456',
      'Qwertyuiop!2026',
      'aaaaaaaaaaaaaa',
      'abcdefghijklmn',
      'welcomewelcome1',
    ]) {
      expect(await refused(password), password).toBe('STAFF_PASSWORD_COMMON');
    }
    for (const password of ['NenaCruz-Perya1', 'nena.cruz@house.example']) {
      expect(await refused(password), password).toBe('STAFF_PASSWORD_NAMES');
    }
    // No digit, no capital, no sign is asked for.
    const step = await client.call(takeInvitation, {
      invitation,
      password: 'tahimik na dagat sa gabi',
    });
    expect(step.enrolment).not.toBeNull();
  });
});

describe('guesses', () => {
  const atOnce = 50;

  test('of fifty passwords at once five are compared, and the right one comes too late', async () => {
    const person = await enrolPerson(server, 'support');
    const { email } = person;
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, place) =>
        post('/backoffice/api/login', { email, password: `wrong guess number ${place}` }),
      ),
    );
    expect(answers.filter(({ code }) => code === 'STAFF_LOGIN_WRONG')).toHaveLength(4);
    const tried = (await readAudit(server, email)).map(({ action }) => action).toSorted();
    expect(tried).toEqual([
      'staff.locked-out',
      ...Array.from({ length: 4 }, () => 'staff.try-failed'),
    ]);
    const late = await post('/backoffice/api/login', { email, password: staffPassword });
    expect(late.code).toBe('STAFF_LOGIN_LOCKED');
    await inviteAgain(email);
    const after = await post('/backoffice/api/login', { email, password: staffPassword });
    expect(after.code).toBe('STAFF_LOGIN_WRONG');
  });

  test('of fifty codes at once five are compared', async () => {
    const person = await enrolPerson(server, 'support');
    const challenge = await person.challenge();
    const right = appCode(person.secret);
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, place) => {
        const code = String(place).padStart(6, '0');
        return post('/backoffice/api/login/code', {
          challenge,
          code: code === right ? '999999' : code,
        });
      }),
    );
    expect(answers.filter(({ code }) => code === 'STAFF_CODE_WRONG')).toHaveLength(4);
    const late = await post('/backoffice/api/login/code', { challenge, code: right });
    expect(late.code).toBe('STAFF_CODE_LOCKED');
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    expect(figures).toContain('perya_staff_logins_total{outcome="code-wrong"}');
    expect(figures).toMatch(/perya_staff_logins_total\{outcome="signed-in"\} [1-9]/);
  });

  test('at an address without an account and at one that is switched off look and are counted alike', async () => {
    const off = await enrolPerson(server, 'support');
    await server.database.pool.query(
      'update staff.account set switched_off_at = now() where id = $1',
      [off.staffId],
    );
    for (const email of ['nobody@house.example', off.email]) {
      const told = [];
      for (let guess = 0; guess < 6; guess += 1) {
        const { httpStatus, code } = await post('/backoffice/api/login', {
          email,
          password: staffPassword,
        });
        told.push(`${httpStatus} ${code}`);
      }
      const wrong = '200 STAFF_LOGIN_WRONG';
      const locked = '200 STAFF_LOGIN_LOCKED';
      expect(told).toEqual([wrong, wrong, wrong, wrong, locked, locked]);
    }
  });

  test('are limited for one network', async () => {
    const strict = await startTestServer({
      rateLimits: { staffLoginAddress: { points: 3, seconds: 60 } },
    });
    try {
      const { client } = createStaffClient(strict.url);
      const outcomes = [];
      for (const name of ['a', 'b', 'c', 'd']) {
        const request = { email: `${name}@house.example`, password: 'whatever it is' };
        outcomes.push(await refusalOf(client.call(loginStaff, request)));
      }
      expect(outcomes.at(2)).toBe('STAFF_LOGIN_WRONG');
      expect(outcomes.at(3)).toBe('TOO_MANY_REQUESTS');
    } finally {
      await strict.stop();
    }
  });
});

describe('own affairs', () => {
  test('a new password ends the other sessions and needs the old one', async () => {
    const person = await enrolPerson(server, 'auditor');
    const other = await signIn(person);
    const ask = (password: string, new_password: string) =>
      person.client.call(changeOwnPassword, { password, new_password });
    expect(await refusalOf(ask('not the password', 'a very calm evening'))).toBe(
      'STAFF_LOGIN_WRONG',
    );
    expect(await refusalOf(ask(staffPassword, 'password123456'))).toBe('STAFF_PASSWORD_COMMON');
    expect(await ask(staffPassword, 'a very calm evening')).toEqual({ ended: 1 });
    expect(await refusalOf(other.client.call(getStaffSelf, {}))).toBe('UNAUTHENTICATED');
    expect(await person.client.call(getStaffSelf, {})).toMatchObject({ role: 'auditor' });
    expect(await refusalOf(signIn(person))).toBe('STAFF_LOGIN_WRONG');
  });

  test('sessions can be ended one by one or all but this, and nobody else’s', async () => {
    const person = await enrolPerson(server, 'support');
    const stranger = await enrolPerson(server, 'support');
    const other = await signIn(person);
    const third = await signIn(person, person.recoveryCodes[0]);
    const { rows } = await person.client.call(listOwnSessions, {});
    expect(rows.filter(({ is_current }) => is_current)).toHaveLength(1);
    const [theirs] = (await stranger.client.call(listOwnSessions, {})).rows;
    const end = (session?: string) => person.client.call(endOwnSessions, { session });
    expect(await end(theirs?.id)).toEqual({ ended: 0 });
    expect(await stranger.client.call(getStaffSelf, {})).toMatchObject({ email: stranger.email });
    const { session } = await other.client.call(getStaffSelf, {});
    expect(await end(session.id)).toEqual({ ended: 1 });
    expect(await refusalOf(other.client.call(getStaffSelf, {}))).toBe('UNAUTHENTICATED');
    expect(await end()).toEqual({ ended: 1 });
    expect(await refusalOf(third.client.call(getStaffSelf, {}))).toBe('UNAUTHENTICATED');
    expect((await person.client.call(listOwnSessions, {})).rows).toHaveLength(1);
  });
});
