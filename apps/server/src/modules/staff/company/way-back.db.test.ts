import { randomUUID } from 'node:crypto';
import {
  finishCompanyLogin,
  finishStaffLogin,
  loginStaff,
} from '@perya/contract/staff/calls/entrance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createStaffClient } from '../../../testing/api-staff.ts';
import {
  type CompanyHouse,
  finish,
  startCompanyHouse,
} from '../../../testing/oidc/company-house.ts';
import type { OidcMisdeeds } from '../../../testing/oidc/oidc-provider.ts';
import { postAsPage } from '../../../testing/passkeys/post-as-page.ts';
import { staffPassword } from '../../../testing/staff-person.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let house: CompanyHouse;
let server: TestServer;
let provider: CompanyHouse['provider'];
/** Two processes on the same database that leave the second factor to the provider. */
let trusting: [TestServer, TestServer];
beforeAll(async () => {
  house = await startCompanyHouse();
  ({ server, provider } = house);
  trusting = [await house.startTrusting(), await house.startTrusting()];
});
afterAll(async () => {
  for (const each of trusting) await each.stop();
  await house.stop();
});

const wrongs: [string, OidcMisdeeds][] = [
  ['has another nonce', { nonce: 'another' }],
  ['is of another issuer', { issuer: 'https://evil.example' }],
  ['is for another house', { audience: 'another' }],
  ['is signed with a key that the provider does not publish', { isForged: true }],
  ['has ended', { endedAgo: 120 }],
];

describe('the way back', () => {
  test.each(wrongs)('is refused if the ID token %s, and is used up', async (_, misdeeds) => {
    const { subject } = await house.enrolLinked();
    const own = createStaffClient(server.url);
    const query = await house.comeBack(own, subject, { misdeeds });
    expect(await refusalOf(finish(own, query))).toBe('COMPANY_LOGIN_REFUSED');
    expect(await refusalOf(finish(own, query))).toBe('COMPANY_LOGIN_OVER');
    expect(own.token()).toBeNull();
  });

  test('is refused with a code that was used before, by a login of its own', async () => {
    const { subject } = await house.enrolLinked();
    const first = createStaffClient(server.url);
    const used = new URLSearchParams(await house.comeBack(first, subject));
    await finish(first, used.toString());
    const second = createStaffClient(server.url);
    const fresh = new URLSearchParams(await house.comeBack(second, subject));
    fresh.set('code', used.get('code') ?? '');
    expect(await refusalOf(finish(second, fresh.toString()))).toBe('COMPANY_LOGIN_REFUSED');
  });

  test('is refused with the code of another login: its verifier is another', async () => {
    const { subject } = await house.enrolLinked();
    const theirs = createStaffClient(server.url);
    const stolen = new URLSearchParams(await house.comeBack(theirs, subject));
    const own = createStaffClient(server.url);
    const query = new URLSearchParams(await house.comeBack(own, randomUUID()));
    query.set('code', stolen.get('code') ?? '');
    expect(await refusalOf(finish(own, query.toString()))).toBe('COMPANY_LOGIN_REFUSED');
  });

  test('is refused if the provider says no', async () => {
    const own = createStaffClient(server.url);
    const query = new URLSearchParams(await house.comeBack(own, randomUUID()));
    query.delete('code');
    query.set('error', 'access_denied');
    expect(await refusalOf(finish(own, query.toString()))).toBe('COMPANY_LOGIN_REFUSED');
  });

  test('is refused if it names another provider', async () => {
    const { subject } = await house.enrolLinked();
    const own = createStaffClient(server.url);
    const query = new URLSearchParams(await house.comeBack(own, subject));
    query.set('iss', 'https://evil.example');
    expect(await refusalOf(finish(own, query.toString()))).toBe('COMPANY_LOGIN_REFUSED');
  });

  test('is over for a state that nobody has begun, or none', async () => {
    const { subject } = await house.enrolLinked();
    const own = createStaffClient(server.url);
    const query = new URLSearchParams(await house.comeBack(own, subject));
    query.set('state', 'A'.repeat(43));
    expect(await refusalOf(finish(own, query.toString()))).toBe('COMPANY_LOGIN_OVER');
    query.delete('state');
    expect(await refusalOf(finish(own, query.toString()))).toBe('COMPANY_LOGIN_OVER');
  });

  test('is open to the browser that has begun it, and to no other', async () => {
    const { subject } = await house.enrolLinked();
    const own = createStaffClient(server.url);
    const query = await house.comeBack(own, subject);
    const other = createStaffClient(server.url);
    expect(await refusalOf(finish(other, query))).toBe('COMPANY_LOGIN_OVER');
    other.useDevice('B'.repeat(43));
    expect(await refusalOf(finish(other, query))).toBe('COMPANY_LOGIN_OVER');
    // Whoever tried has not used it up.
    expect((await finish(own, query)).outcome).toBe('second-step');
  });

  test('is open for ten minutes, and what nobody came back from is swept', async () => {
    const { subject } = await house.enrolLinked();
    const own = createStaffClient(server.url);
    const query = await house.comeBack(own, subject);
    const { owner } = server.database;
    const { rows } = await owner.query<{ minutes: number }>(
      `select round(extract(epoch from max(expires_at) - now()) / 60)::int as minutes
       from staff.company_attempt`,
    );
    expect(rows[0]?.minutes).toBe(10);
    await owner.query('update staff.company_attempt set expires_at = now()');
    expect(await refusalOf(finish(own, query))).toBe('COMPANY_LOGIN_OVER');
    await server.runTask('staff_forget_old');
    expect((await owner.query('select from staff.company_attempt')).rowCount).toBe(0);
  });

  test('opens one session if it is taken fifty times at once by two processes', async () => {
    const person = await house.enrolLinked();
    const page = trusting[0].url;
    const own = createStaffClient(page);
    const query = await house.comeBack(own, person.subject);
    const before = await house.countSessions(person);
    const headers = { cookie: `perya_device=${own.device()}` };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => {
        const { port } = trusting[place % 2 === 0 ? 0 : 1];
        const { path } = finishCompanyLogin;
        return postAsPage(page, { port, path, body: { query }, headers });
      }),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    const refused = answers.filter(({ status }) => !status).map(({ code }) => code);
    expect(new Set(refused)).toEqual(new Set(['COMPANY_LOGIN_OVER']));
    expect(await house.countSessions(person)).toBe(before + 1);
  });

  test('says that the provider does not answer, and the password still opens', async () => {
    const person = await house.enrolLinked();
    const own = createStaffClient(server.url);
    const query = await house.comeBack(own, person.subject);
    provider.fail(true);
    try {
      expect(await refusalOf(finish(own, query))).toBe('COMPANY_LOGIN_DOWN');
      const { email } = person;
      const step = await own.client.call(loginStaff, { email, password: staffPassword });
      const code = person.recoveryCodes[1] ?? '';
      await own.client.call(finishStaffLogin, { challenge: step.challenge, code });
      expect(own.token()).not.toBeNull();
    } finally {
      provider.fail(false);
    }
  });
});
