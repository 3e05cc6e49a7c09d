import { randomUUID } from 'node:crypto';
import {
  beginCompanyLogin,
  finishCompanyLogin,
  finishStaffLogin,
  loginStaff,
  readInvitation,
  readStaffEntrance,
  takeInvitation,
} from '@perya/contract/staff/calls/entrance';
import { getStaffSelf } from '@perya/contract/staff/calls/own';
import {
  beginOwnCompany,
  getOwnCompany,
  removeOwnCompany,
} from '@perya/contract/staff/calls/own-company';
import type { Role } from '@perya/contract/staff/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createStaffClient } from '../../../testing/api-staff.ts';
import { appCode, firstAppCode } from '../../../testing/authenticator-app.ts';
import {
  type OidcMisdeeds,
  type OidcProvider,
  startOidcProvider,
} from '../../../testing/oidc/oidc-provider.ts';
import { postAsPage } from '../../../testing/passkeys/post-as-page.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import {
  enrolPerson,
  inviteAgainAsOperator,
  inviteAsOperator,
  staffPassword,
} from '../../../testing/staff-person.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let provider: OidcProvider;
let server: TestServer;
/** Two processes on the same database that leave the second factor to the provider, and let nobody in by password. */
let trusting: [TestServer, TestServer];
const rateLimits = {
  address: { points: 1e6, seconds: 10 },
  staffLoginAddress: { points: 1e6, seconds: 10 },
};
beforeAll(async () => {
  provider = await startOidcProvider();
  const groups = 'Helpdesk=support,Auditors=auditor,Admins=administrator';
  const settings = { ...provider.settings, OIDC_GROUPS: groups };
  server = await startTestServer({ rateLimits, settings });
  const startTrusting = () =>
    startTestServer({
      rateLimits,
      settings: { ...settings, OIDC_TRUSTS_SECOND_FACTOR: 'on', OIDC_ONLY: 'on' },
      database: shareDatabase(server.database),
    });
  trusting = [await startTrusting(), await startTrusting()];
});
afterAll(async () => {
  for (const each of trusting) await each.stop();
  await server.stop();
  provider.stop();
});

type Visitor = ReturnType<typeof createStaffClient>;
type Person = Awaited<ReturnType<typeof enrolPerson>>;

/** As a browser that presses the button and comes back: what it comes back with. */
async function comeBack(
  { client }: Pick<Visitor, 'client'>,
  subject: string,
  { groups = ['Helpdesk'], misdeeds = {} as OidcMisdeeds } = {},
) {
  const { address } = await client.call(beginCompanyLogin, {});
  return provider.approve(address, { subject, groups }, misdeeds);
}

const finish = ({ client }: Pick<Visitor, 'client'>, query: string) =>
  client.call(finishCompanyLogin, { query });

async function link({ client, secret }: Person, subject: string = randomUUID()) {
  const proof = { password: staffPassword, code: appCode(secret) };
  const { address } = await client.call(beginOwnCompany, proof);
  const query = provider.approve(address, { subject, groups: ['Helpdesk', 'Admins'] });
  const answer = await client.call(finishCompanyLogin, { query });
  expect(answer).toEqual({ outcome: 'linked', second: null });
  return subject;
}

async function enrolLinked(role: Role = 'support') {
  const person = await enrolPerson(server, role);
  return { ...person, subject: await link(person) };
}

/** A whole login of the house's own second factor, with one of the recovery codes. */
async function logIn({ subject, recoveryCodes }: Person & { subject: string }, place: number) {
  const own = createStaffClient(server.url);
  const { second } = await finish(own, await comeBack(own, subject));
  const code = recoveryCodes[place] ?? '';
  await own.client.call(finishStaffLogin, { challenge: second?.challenge ?? '', code });
  return own;
}

async function countSessions(staffId: bigint): Promise<number> {
  const { rows } = await server.database.owner.query<{ count: number }>(
    'select count(*)::int as count from staff.session where staff_id = $1 and ended_at is null',
    [staffId],
  );
  return rows[0]?.count ?? 0;
}

const actionsOf = async ({ staffId }: Person) =>
  (await readAudit(server, String(staffId))).map(({ action }) => action);

describe('a company account', () => {
  test('is linked by who shows password and code, stands in for the password, and is removed', async () => {
    const person = await enrolPerson(server, 'support');
    const { client } = person;
    expect(await client.call(getOwnCompany, {})).toEqual({ is_on: true, account: null });
    const subject = await link(person);
    expect((await client.call(getOwnCompany, {})).account).toMatchObject({
      issuer: provider.url,
      subject,
      last_used_at: null,
    });
    const own = createStaffClient(server.url);
    expect(await own.client.call(readStaffEntrance, {})).toEqual({ password: true, company: true });
    const came = await finish(own, await comeBack(own, subject));
    expect(came).toMatchObject({ outcome: 'second-step', second: { enrolment: null } });
    // The second factor is still the house's own.
    expect(own.token()).toBeNull();
    const code = person.recoveryCodes[0] ?? '';
    await own.client.call(finishStaffLogin, { challenge: came.second?.challenge ?? '', code });
    expect(await own.client.call(getStaffSelf, {})).toMatchObject({ email: person.email });
    const used = await client.call(getOwnCompany, {});
    expect(used.account?.last_used_at).not.toBeNull();
    await client.call(removeOwnCompany, { password: staffPassword });
    const again = client.call(removeOwnCompany, { password: staffPassword });
    expect(await refusalOf(again)).toBe('NOT_FOUND');
    const late = createStaffClient(server.url);
    expect(await refusalOf(finish(late, await comeBack(late, subject)))).toBe(
      'COMPANY_ACCOUNT_UNKNOWN',
    );
    const entries = await readAudit(server, String(person.staffId));
    expect(entries.map(({ action }) => action).slice(3)).toEqual([
      'staff.linked',
      'staff.company-shown',
      'staff.signed-in',
      'staff.unlinked',
    ]);
    expect(entries.at(3)?.after).toEqual({ issuer: provider.url, subject });
    expect(entries.at(5)?.after).toMatchObject({ way: 'company', by: 'code' });
  });

  test('is not begun without the password or the code, each counted as at a login', async () => {
    const { client, secret } = await enrolPerson(server, 'support');
    const begin = (password: string, code: string) =>
      refusalOf(client.call(beginOwnCompany, { password, code }));
    expect(await begin('not the password', appCode(secret))).toBe('STAFF_LOGIN_WRONG');
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await begin(staffPassword, '000000')).toBe('STAFF_CODE_WRONG');
    }
    expect(await begin(staffPassword, '000000')).toBe('STAFF_CODE_LOCKED');
  });

  test('of a colleague is not linked a second time, nor a second one to the same person', async () => {
    const { subject } = await enrolLinked();
    const person = await enrolPerson(server, 'support');
    const proof = { password: staffPassword, code: appCode(person.secret) };
    const { address } = await person.client.call(beginOwnCompany, proof);
    const query = provider.approve(address, { subject, groups: ['Helpdesk'] });
    expect(await refusalOf(finish(person, query))).toBe('COMPANY_ACCOUNT_TAKEN');
    expect((await person.client.call(getOwnCompany, {})).account).toBeNull();
  });

  test('is not linked by a session that has ended on the way', async () => {
    const person = await enrolPerson(server, 'support');
    const proof = { password: staffPassword, code: appCode(person.secret) };
    const { address } = await person.client.call(beginOwnCompany, proof);
    await server.database.owner.query(
      'update staff.session set ended_at = now() where staff_id = $1',
      [person.staffId],
    );
    const query = provider.approve(address, { subject: randomUUID(), groups: ['Helpdesk'] });
    expect(await refusalOf(finish(person, query))).toBe('COMPANY_LOGIN_OVER');
  });

  test('that nobody has linked opens nothing, and that is written down', async () => {
    const own = createStaffClient(server.url);
    const subject = randomUUID();
    expect(await refusalOf(finish(own, await comeBack(own, subject)))).toBe(
      'COMPANY_ACCOUNT_UNKNOWN',
    );
    expect(await readAudit(server, subject)).toMatchObject([
      { action: 'staff.company-refused', actor: 'visitor:', after: { why: 'unknown' } },
    ]);
  });

  test('takes an invitation in place of a password, and the authenticator app still follows', async () => {
    const email = `${randomUUID()}@house.example`;
    const account = { email, name: 'Nena Cruz', role: 'support' } as const;
    const { staffId, invitation } = await inviteAsOperator(server, account);
    const own = createStaffClient(server.url);
    const { address } = await own.client.call(beginCompanyLogin, { invitation });
    const subject = randomUUID();
    const query = provider.approve(address, { subject, groups: ['Helpdesk'] });
    const { outcome, second } = await finish(own, query);
    expect(outcome).toBe('second-step');
    const code = firstAppCode(second?.enrolment?.secret ?? '');
    await own.client.call(finishStaffLogin, { challenge: second?.challenge ?? '', code });
    expect(await own.client.call(getStaffSelf, {})).toMatchObject({ email, role: 'support' });
    expect(await refusalOf(own.client.call(readInvitation, { invitation }))).toBe(
      'INVITATION_OVER',
    );
    // Nobody could get in without it.
    const removing = own.client.call(removeOwnCompany, { password: staffPassword });
    expect(await refusalOf(removing)).toBe('COMPANY_ACCOUNT_NEEDED');
    const entries = await readAudit(server, String(staffId));
    expect(entries.map(({ action }) => action)).toEqual([
      'staff.invited',
      'staff.invitation-taken',
      'staff.linked',
      'staff.enrolled',
    ]);
  });

  test('goes with a new invitation', async () => {
    const person = await enrolLinked();
    await inviteAgainAsOperator(server, person.email);
    const own = createStaffClient(server.url);
    expect(await refusalOf(finish(own, await comeBack(own, person.subject)))).toBe(
      'COMPANY_ACCOUNT_UNKNOWN',
    );
    const entries = await readAudit(server, String(person.staffId));
    expect(entries.find(({ action }) => action === 'staff.invited-again')).toMatchObject({
      before: { was_linked: true },
      after: { was_linked: false },
    });
  });

  test('opens the session by itself where the provider’s second factor is trusted, and a password opens none', async () => {
    const person = await enrolLinked();
    const [{ url }] = trusting;
    const own = createStaffClient(url);
    expect(await own.client.call(readStaffEntrance, {})).toEqual({
      password: false,
      company: true,
    });
    const { email } = person;
    const byPassword = own.client.call(loginStaff, { email, password: staffPassword });
    expect(await refusalOf(byPassword)).toBe('COMPANY_LOGIN_ONLY');
    const taking = own.client.call(takeInvitation, {
      invitation: 'A'.repeat(43),
      password: staffPassword,
    });
    expect(await refusalOf(taking)).toBe('COMPANY_LOGIN_ONLY');
    const answer = await finish(own, await comeBack(own, person.subject));
    expect(answer).toEqual({ outcome: 'signed-in', second: null });
    expect(await own.client.call(getStaffSelf, {})).toMatchObject({ email });
    const last = (await readAudit(server, String(person.staffId))).at(-1);
    expect(last).toMatchObject({
      action: 'staff.signed-in',
      after: { way: 'company', by: 'company' },
    });
  });
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
    const { subject } = await enrolLinked();
    const own = createStaffClient(server.url);
    const query = await comeBack(own, subject, { misdeeds });
    expect(await refusalOf(finish(own, query))).toBe('COMPANY_LOGIN_REFUSED');
    expect(await refusalOf(finish(own, query))).toBe('COMPANY_LOGIN_OVER');
    expect(own.token()).toBeNull();
  });

  test('is refused with a code that was used before, by a login of its own', async () => {
    const { subject } = await enrolLinked();
    const first = createStaffClient(server.url);
    const used = new URLSearchParams(await comeBack(first, subject));
    await finish(first, used.toString());
    const second = createStaffClient(server.url);
    const fresh = new URLSearchParams(await comeBack(second, subject));
    fresh.set('code', used.get('code') ?? '');
    expect(await refusalOf(finish(second, fresh.toString()))).toBe('COMPANY_LOGIN_REFUSED');
  });

  test('is refused with the code of another login: its verifier is another', async () => {
    const { subject } = await enrolLinked();
    const theirs = createStaffClient(server.url);
    const stolen = new URLSearchParams(await comeBack(theirs, subject));
    const own = createStaffClient(server.url);
    const query = new URLSearchParams(await comeBack(own, randomUUID()));
    query.set('code', stolen.get('code') ?? '');
    expect(await refusalOf(finish(own, query.toString()))).toBe('COMPANY_LOGIN_REFUSED');
  });

  test('is refused if the provider says no', async () => {
    const own = createStaffClient(server.url);
    const query = new URLSearchParams(await comeBack(own, randomUUID()));
    query.delete('code');
    query.set('error', 'access_denied');
    expect(await refusalOf(finish(own, query.toString()))).toBe('COMPANY_LOGIN_REFUSED');
  });

  test('is over for a state that nobody has begun, or none', async () => {
    const { subject } = await enrolLinked();
    const own = createStaffClient(server.url);
    const query = new URLSearchParams(await comeBack(own, subject));
    query.set('state', 'A'.repeat(43));
    expect(await refusalOf(finish(own, query.toString()))).toBe('COMPANY_LOGIN_OVER');
    query.delete('state');
    expect(await refusalOf(finish(own, query.toString()))).toBe('COMPANY_LOGIN_OVER');
  });

  test('is open to the browser that has begun it, and to no other', async () => {
    const { subject } = await enrolLinked();
    const own = createStaffClient(server.url);
    const query = await comeBack(own, subject);
    const other = createStaffClient(server.url);
    expect(await refusalOf(finish(other, query))).toBe('COMPANY_LOGIN_OVER');
    other.useDevice('B'.repeat(43));
    expect(await refusalOf(finish(other, query))).toBe('COMPANY_LOGIN_OVER');
    // Whoever tried has not used it up.
    expect((await finish(own, query)).outcome).toBe('second-step');
  });

  test('is open for ten minutes, and what nobody came back from is swept', async () => {
    const { subject } = await enrolLinked();
    const own = createStaffClient(server.url);
    const query = await comeBack(own, subject);
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
    const person = await enrolLinked();
    const page = trusting[0].url;
    const own = createStaffClient(page);
    const query = await comeBack(own, person.subject);
    const before = await countSessions(person.staffId);
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
    expect(await countSessions(person.staffId)).toBe(before + 1);
  });

  test('says that the provider does not answer, and the password still opens', async () => {
    const person = await enrolLinked();
    const own = createStaffClient(server.url);
    const query = await comeBack(own, person.subject);
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

describe('the groups of the company', () => {
  test('refuse whoever is in none that counts, and end their sessions', async () => {
    const person = await enrolLinked();
    for (const groups of [[], ['Canteen']]) {
      const inside = await logIn(person, groups.length);
      const own = createStaffClient(server.url);
      const query = await comeBack(own, person.subject, { groups });
      expect(await refusalOf(finish(own, query))).toBe('COMPANY_GROUPS');
      expect(await refusalOf(inside.client.call(getStaffSelf, {}))).toBe('SESSION_EXPIRED');
      expect(await countSessions(person.staffId)).toBe(0);
    }
    expect((await actionsOf(person)).at(-1)).toBe('staff.company-refused');
  });

  test('refuse whoever is in groups that have nothing of their role', async () => {
    const { subject } = await enrolLinked();
    const own = createStaffClient(server.url);
    const query = await comeBack(own, subject, { groups: ['Auditors'] });
    expect(await refusalOf(finish(own, query))).toBe('COMPANY_GROUPS');
  });

  test('narrow a role for good, widen none, and leave the house its last administrator', async () => {
    const first = await enrolLinked('administrator');
    const last = await enrolLinked('administrator');
    const show = async (person: typeof first, ...groups: string[]) => {
      const own = createStaffClient(server.url);
      return finish(own, await comeBack(own, person.subject, { groups }));
    };
    const roleOf = async ({ client }: typeof first) => (await client.call(getStaffSelf, {})).role;
    await show(first, 'Admins', 'Canteen');
    expect(await roleOf(first)).toBe('administrator');
    await show(first, 'Helpdesk');
    expect(await roleOf(first)).toBe('support');
    // To give it back takes two people, whatever the provider says.
    await show(first, 'Admins');
    expect(await roleOf(first)).toBe('support');
    expect(await actionsOf(first)).toContain('staff.role-changed');
    expect(await refusalOf(show(last, 'Helpdesk'))).toBe('STAFF_LAST_ADMINISTRATOR');
    expect(await roleOf(last)).toBe('administrator');
  });
});
