import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff, createStaffClient } from '../../../testing/api-staff.ts';
import { firstAppCode } from '../../../testing/authenticator-app.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { staffPassword } from '../../../testing/staff-person.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let maker: ApiStaff;
let second: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  maker = await createApiStaff(server, 'administrator');
  second = await createApiStaff(server, 'administrator');
});
afterAll(() => server.stop());

const why = { reason: 'needed-for-work', words: 'a second pair of eyes for the night' } as const;
const checked = { reason: 'checked', words: '' } as const;
let guests = 0;
const guest = () => {
  guests += 1;
  return { email: `guest-${guests}@house.example`, name: 'Nena Cruz', role: 'risk' } as const;
};

async function approve(id: string, by: Pick<ApiStaff, 'client'>) {
  const { seen } = await by.client.call(staffCalls.readRequest, { id });
  return by.client.call(staffCalls.approveRequest, { id, seen, ...checked });
}
const collect = (id: string, by: ApiStaff) => by.client.call(staffCalls.collectPart, { id });

/** Both hand their parts over, and somebody takes them. */
async function enter(invitation: string, code: string, host = server) {
  const person = createStaffClient(host.url);
  const step = await person.client.call(staffCalls.takeInvitation, {
    invitation,
    code,
    password: staffPassword,
  });
  const app = firstAppCode(step.enrolment?.secret ?? '');
  await person.client.call(staffCalls.finishStaffLogin, { challenge: step.challenge, code: app });
  return person;
}

async function inviteByTwo(wanted: ReturnType<typeof guest>) {
  const { id } = await maker.client.call(staffCalls.askInvitation, { ...wanted, ...why });
  await approve(id, second);
  const link = await collect(id, maker);
  const code = await collect(id, second);
  return { id, link, code };
}

async function askCorrection(by: Pick<ApiStaff, 'client'>) {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return by.client.call(staffCalls.askAdjustment, {
    uid: String(uid),
    amount: '100000.00',
    category: 'goodwill',
    reason: 'goodwill',
    words: 'A large kindness',
  });
}

describe('one administrator alone', () => {
  test('makes no account: what they ask for waits, and their own approval is refused', async () => {
    const wanted = guest();
    const { id } = await maker.client.call(staffCalls.askInvitation, { ...wanted, ...why });
    expect(await refusalOf(approve(id, maker))).toBe('REQUEST_OWN');
    expect(await refusalOf(collect(id, maker))).toBe('REQUEST_PART_OVER');
    const { rows } = await maker.client.call(staffCalls.listStaff, { search: wanted.email });
    expect(rows).toEqual([]);
  });

  test('reads no invitation, whatever they ask the house for', async () => {
    const wanted = guest();
    const { id } = await maker.client.call(staffCalls.askInvitation, { ...wanted, ...why });
    await approve(id, second);
    const link = await collect(id, maker);
    expect(link).toMatchObject({ part: 'invitation-link' });
    // The link is theirs; without the code of the second person it opens nothing, and there is no other part for them.
    const alone = createStaffClient(server.url);
    for (const code of ['', 'AAAA-AAAA-AAAA-AAAA', link.value.slice(0, 16)]) {
      const take = { invitation: link.value, code, password: staffPassword };
      expect(await refusalOf(alone.client.call(staffCalls.takeInvitation, take))).toBe(
        'INVITATION_CODE',
      );
    }
    expect(await refusalOf(collect(id, maker))).toBe('REQUEST_PART_OVER');
    const logged = await readAudit(server, id, String(maker.id));
    expect(JSON.stringify(logged)).not.toContain(link.value);
    // Nor does the code of whoever approved, without the link.
    const code = await collect(id, second);
    expect(code).toMatchObject({ part: 'invitation-code' });
    expect(code.value).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const codeAlone = { invitation: 'A'.repeat(43), code: code.value, password: staffPassword };
    expect(await refusalOf(alone.client.call(staffCalls.takeInvitation, codeAlone))).toBe(
      'INVITATION_OVER',
    );
  });

  test('cannot let somebody whom they let in approve for them, nor approve for those', async () => {
    const { link, code } = await inviteByTwo(guest());
    const newcomer = await enter(link.value, code.value);
    for (const asker of [maker, second]) {
      const { id } = await askCorrection(asker);
      expect(await refusalOf(approve(id, newcomer))).toBe('REQUEST_LET_IN');
      const { id: other } = await askCorrection(newcomer);
      expect(await refusalOf(approve(other, asker))).toBe('REQUEST_LET_IN');
    }
    // Of anybody else the newcomer decides at once.
    const cashier = await createApiStaff(server, 'cashier');
    const { id } = await askCorrection(cashier);
    expect(await approve(id, newcomer)).toMatchObject({ state: 'approved' });
  });

  test('takes no colleague’s account over by a new invitation', async () => {
    const colleague = await createApiStaff(server, 'risk');
    const again = { id: String(colleague.id), reason: 'access-lost', words: '' } as const;
    const { id } = await maker.client.call(staffCalls.askInvitationAgain, again);
    expect(await refusalOf(approve(id, maker))).toBe('REQUEST_OWN');
    expect(await colleague.client.call(staffCalls.getStaffSelf, {})).toMatchObject({
      role: 'risk',
    });
    await approve(id, second);
    expect(await refusalOf(colleague.client.call(staffCalls.getStaffSelf, {}))).toBe(
      'UNAUTHENTICATED',
    );
    const link = await collect(id, maker);
    const take = { invitation: link.value, code: '', password: staffPassword };
    const alone = createStaffClient(server.url).client.call(staffCalls.takeInvitation, take);
    expect(await refusalOf(alone)).toBe('INVITATION_CODE');
    const back = await enter(link.value, (await collect(id, second)).value);
    const { id: correction } = await askCorrection(maker);
    expect(await refusalOf(approve(correction, back))).toBe('REQUEST_LET_IN');
  });

  test('gives nobody a role that approves, nor an old account its way back and its vote', async () => {
    const content = await createApiStaff(server, 'content');
    const id = String(content.id);
    const alone = { id, role: 'risk', reason: 'on my own' } as const;
    expect(await refusalOf(maker.client.call(staffCalls.changeStaffRole, alone))).toBe(
      'STAFF_WIDER_ROLE',
    );
    const former = await createApiStaff(server, 'risk');
    for (const is_on of [false, true]) {
      const change = { id: String(former.id), is_on, reason: 'they come back' };
      await maker.client.call(staffCalls.switchStaff, change);
    }
    former.use(await server.staff.grantSession(former.id));
    const { id: correction } = await askCorrection(maker);
    expect(await refusalOf(approve(correction, former))).toBe('REQUEST_LET_IN');
  });

  test('after the set time whoever was let in decides for them as for anybody', async () => {
    const former = await createApiStaff(server, 'risk');
    for (const is_on of [false, true]) {
      const change = { id: String(former.id), is_on, reason: 'they come back' };
      await maker.client.call(staffCalls.switchStaff, change);
    }
    former.use(await server.staff.grantSession(former.id));
    const { id } = await askCorrection(maker);
    const age = (days: number) =>
      server.database.owner.query(
        `update staff.let_in set at = platform.clock() - $2 * interval '1 day' where staff_id = $1`,
        [former.id, days],
      );
    await age(29.9);
    expect(await refusalOf(approve(id, former))).toBe('REQUEST_LET_IN');
    await age(30.1);
    expect(await approve(id, former)).toMatchObject({ state: 'approved' });
  });
});

describe('the parts of an invitation', () => {
  test('are each shown once, to one person, however many ask at once', async () => {
    const { id } = await maker.client.call(staffCalls.askInvitation, { ...guest(), ...why });
    await approve(id, second);
    const third = await createApiStaff(server, 'administrator');
    expect(await refusalOf(collect(id, third))).toBe('REQUEST_PART_OVER');
    const tried = await Promise.allSettled(Array.from({ length: 20 }, () => collect(id, maker)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { hand_over: parts } = await third.client.call(staffCalls.readRequest, { id });
    expect(parts).toMatchObject([
      { part: 'invitation-link', by: { id: String(maker.id) }, is_mine: false },
      { part: 'invitation-code', by: { id: String(second.id) }, collected_at: null },
    ]);
    expect(parts[0]?.collected_at).not.toBeNull();
    const collected = (await readAudit(server, id)).filter(
      ({ action }) => action === 'staff.part-collected',
    );
    expect(collected).toMatchObject([{ actor: `staff:${maker.id}` }]);
  });

  test('by email the link goes to the invited person alone, and whoever asked collects nothing', async () => {
    const house = await startTestServer({
      settings: {
        PERYA_SMTP_URL: 'smtp://127.0.0.1:1',
        PERYA_PUBLIC_URL: 'https://perya.example.ph',
      },
    });
    try {
      const asker = await createApiStaff(house, 'administrator');
      const approver = await createApiStaff(house, 'administrator');
      const wanted = guest();
      const { id } = await asker.client.call(staffCalls.askInvitation, { ...wanted, ...why });
      await approve(id, approver);
      expect(await refusalOf(collect(id, asker))).toBe('REQUEST_PART_OVER');
      const code = await collect(id, approver);
      expect(code.part).toBe('invitation-code');
      await house.settle();
      const [letter] = await readInbox(house.url, wanted.email);
      const [, token = ''] =
        /https:\/\/perya\.example\.ph\/backoffice\/invitation#([\w-]{43})/.exec(
          letter?.text ?? '',
        ) ?? [];
      expect(letter?.text).not.toContain(code.value);
      const newcomer = await enter(token, code.value, house);
      expect(await newcomer.client.call(staffCalls.getStaffSelf, {})).toMatchObject({
        role: 'risk',
      });
    } finally {
      await house.stop();
    }
  });
});
