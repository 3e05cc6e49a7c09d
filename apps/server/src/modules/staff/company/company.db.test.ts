import { randomUUID } from 'node:crypto';
import {
  beginCompanyLogin,
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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createStaffClient } from '../../../testing/api-staff.ts';
import { appCode, firstAppCode } from '../../../testing/authenticator-app.ts';
import {
  type CompanyHouse,
  finish,
  type LinkedPerson,
  startCompanyHouse,
} from '../../../testing/oidc/company-house.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import {
  enrolPerson,
  inviteAgainAsOperator,
  inviteAsOperator,
  staffPassword,
} from '../../../testing/staff-person.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let house: CompanyHouse;
let server: TestServer;
let provider: CompanyHouse['provider'];
/** Leaves the second factor to the provider, and lets nobody in by password. */
let trusting: TestServer;
beforeAll(async () => {
  house = await startCompanyHouse();
  ({ server, provider } = house);
  trusting = await house.startTrusting();
});
afterAll(async () => {
  await trusting.stop();
  await house.stop();
});

const actionsOf = async ({ staffId }: LinkedPerson) =>
  (await readAudit(server, String(staffId))).map(({ action }) => action);

describe('a company account', () => {
  test('is linked by who shows password and code, stands in for the password, and is removed', async () => {
    const person = await enrolPerson(server, 'support');
    const { client } = person;
    expect(await client.call(getOwnCompany, {})).toEqual({ is_on: true, account: null });
    const subject = randomUUID();
    const linked = await finish(person, await house.comeBackToLink(person, subject));
    expect(linked).toEqual({ outcome: 'linked', second: null });
    expect((await client.call(getOwnCompany, {})).account).toMatchObject({
      issuer: provider.url,
      subject,
      last_used_at: null,
    });
    const own = createStaffClient(server.url);
    expect(await own.client.call(readStaffEntrance, {})).toEqual({ password: true, company: true });
    const came = await finish(own, await house.comeBack(own, subject));
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
    expect(await refusalOf(finish(late, await house.comeBack(late, subject)))).toBe(
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

  test('of a colleague is not linked a second time', async () => {
    const { subject } = await house.enrolLinked();
    const person = await enrolPerson(server, 'support');
    const query = await house.comeBackToLink(person, subject);
    expect(await refusalOf(finish(person, query))).toBe('COMPANY_ACCOUNT_TAKEN');
    expect((await person.client.call(getOwnCompany, {})).account).toBeNull();
  });

  test('is not linked by a session that has ended on the way', async () => {
    const person = await enrolPerson(server, 'support');
    const query = await house.comeBackToLink(person, randomUUID());
    await server.database.owner.query(
      'update staff.session set ended_at = now() where staff_id = $1',
      [person.staffId],
    );
    expect(await refusalOf(finish(person, query))).toBe('COMPANY_LOGIN_OVER');
  });

  test('that nobody has linked opens nothing, and that is written down', async () => {
    const own = createStaffClient(server.url);
    const subject = randomUUID();
    expect(await refusalOf(finish(own, await house.comeBack(own, subject)))).toBe(
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
    const person = await house.enrolLinked();
    await inviteAgainAsOperator(server, person.email);
    const own = createStaffClient(server.url);
    expect(await refusalOf(finish(own, await house.comeBack(own, person.subject)))).toBe(
      'COMPANY_ACCOUNT_UNKNOWN',
    );
    const entries = await readAudit(server, String(person.staffId));
    expect(entries.find(({ action }) => action === 'staff.invited-again')).toMatchObject({
      before: { was_linked: true },
      after: { was_linked: false },
    });
  });

  test('opens the session by itself where the provider’s second factor is trusted, and a password opens none', async () => {
    const person = await house.enrolLinked();
    const own = createStaffClient(trusting.url);
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
    const answer = await finish(own, await house.comeBack(own, person.subject));
    expect(answer).toEqual({ outcome: 'signed-in', second: null });
    expect(await own.client.call(getStaffSelf, {})).toMatchObject({ email });
    const last = (await readAudit(server, String(person.staffId))).at(-1);
    expect(last).toMatchObject({
      action: 'staff.signed-in',
      after: { way: 'company', by: 'company' },
    });
  });
});

describe('the groups of the company', () => {
  test('refuse whoever is in none that counts, and end their sessions', async () => {
    const person = await house.enrolLinked();
    for (const groups of [[], ['Canteen']]) {
      const inside = await house.logIn(person, groups.length);
      const own = createStaffClient(server.url);
      const query = await house.comeBack(own, person.subject, { groups });
      expect(await refusalOf(finish(own, query))).toBe('COMPANY_GROUPS');
      expect(await refusalOf(inside.client.call(getStaffSelf, {}))).toBe('UNAUTHENTICATED');
      expect(await house.countSessions(person)).toBe(0);
    }
    expect((await actionsOf(person)).at(-1)).toBe('staff.company-refused');
  });

  test('refuse whoever is in groups that have nothing of their role', async () => {
    const { subject } = await house.enrolLinked();
    const own = createStaffClient(server.url);
    const query = await house.comeBack(own, subject, { groups: ['Auditors'] });
    expect(await refusalOf(finish(own, query))).toBe('COMPANY_GROUPS');
  });

  test('narrow a role for good, widen none, and leave the house its last administrator', async () => {
    const first = await house.enrolLinked('administrator');
    const last = await house.enrolLinked('administrator');
    const show = async (person: typeof first, ...groups: string[]) => {
      const own = createStaffClient(server.url);
      return finish(own, await house.comeBack(own, person.subject, { groups }));
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
