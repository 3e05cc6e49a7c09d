import {
  beginStaffPasskey,
  finishStaffLogin,
  finishStaffLoginByPasskey,
  loginStaff,
} from '@perya/contract/staff/calls/entrance';
import { getStaffSelf } from '@perya/contract/staff/calls/own';
import {
  addOwnPasskey,
  beginOwnPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
} from '@perya/contract/staff/calls/own-passkeys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createStaffClient } from '../../../testing/api-staff.ts';
import { appCode } from '../../../testing/authenticator-app.ts';
import { createPasskeyDevice, type Misdeeds } from '../../../testing/passkeys/passkey-device.ts';
import { postAsPage } from '../../../testing/passkeys/post-as-page.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import {
  enrolPerson,
  inviteAgainAsOperator,
  staffPassword,
} from '../../../testing/staff-person.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
/** A second process on the same database. */
let other: TestServer;
const rateLimits = {
  address: { points: 1e6, seconds: 10 },
  staffLoginAddress: { points: 1e6, seconds: 10 },
};
beforeAll(async () => {
  server = await startTestServer({ rateLimits });
  other = await startTestServer({ rateLimits, database: shareDatabase(server.database) });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

/** What became of a call: the code of its refusal, or nothing. */
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    () => refusalOf(call),
  );

/** Passkeys belong to a host by its name, never to a bare address. */
const page = ({ port }: TestServer) => `http://localhost:${port}`;

type Person = Awaited<ReturnType<typeof enrolPerson>>;
const enrol = () => enrolPerson(server, 'support', page(server));

const begin = (person: Person, code = appCode(person.secret)) =>
  person.client.call(beginOwnPasskey, { password: staffPassword, code });

async function addPasskey(person: Person, name = 'My phone') {
  const device = createPasskeyDevice(page(server));
  const passkey = device.make(await begin(person));
  await person.client.call(addOwnPasskey, { name, passkey });
  return device;
}

async function beginLogin({ email }: Person) {
  const own = createStaffClient(page(server));
  const step = await own.client.call(loginStaff, { email, password: staffPassword });
  const ask = () => own.client.call(beginStaffPasskey, { challenge: step.challenge });
  return { ...own, ...step, ask };
}

const wrongs: [string, Misdeeds][] = [
  ['another page', { origin: 'https://evil.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a device that did not check its owner', { unverified: true }],
];

describe('a passkey of staff', () => {
  test('is added by who shows password and code, named, listed, used instead of a code, and removed', async () => {
    const person = await enrol();
    expect((await beginLogin(person)).has_passkeys).toBe(false);
    const device = await addPasskey(person);
    const listed = await person.client.call(listOwnPasskeys, {});
    expect(listed.rows).toMatchObject([
      { id: device.id, name: 'My phone', host: 'localhost', last_used_at: null },
    ]);
    const login = await beginLogin(person);
    expect(login.has_passkeys).toBe(true);
    const passkey = device.show(await login.ask());
    await login.client.call(finishStaffLoginByPasskey, { challenge: login.challenge, passkey });
    expect(await login.client.call(getStaffSelf, {})).toMatchObject({ email: person.email });
    const used = await person.client.call(listOwnPasskeys, {});
    expect(used.rows[0]?.last_used_at).not.toBeNull();
    const removal = { id: device.id, password: staffPassword };
    await person.client.call(removeOwnPasskey, removal);
    expect(await refusalOf(person.client.call(removeOwnPasskey, removal))).toBe('NOT_FOUND');
    expect((await beginLogin(person)).has_passkeys).toBe(false);
    const entries = await readAudit(server, String(person.staffId));
    expect(entries.map(({ action }) => action).slice(3)).toEqual([
      'staff.passkey-added',
      'staff.signed-in',
      'staff.passkey-removed',
    ]);
    expect(entries.at(4)?.after).toMatchObject({ by: 'passkey' });
  });

  test('is not begun without the password or the code, each counted as at a login', async () => {
    const person = await enrol();
    const { client } = person;
    const wrongPassword = { password: 'not the password', code: appCode(person.secret) };
    expect(await refusalOf(client.call(beginOwnPasskey, wrongPassword))).toBe('STAFF_LOGIN_WRONG');
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await refusalOf(begin(person, '000000'))).toBe('STAFF_CODE_WRONG');
    }
    expect(await refusalOf(begin(person, '000000'))).toBe('STAFF_CODE_LOCKED');
    const passkey = createPasskeyDevice(page(server)).make(await begin(await enrol()));
    const adding = client.call(addOwnPasskey, { name: 'Stolen', passkey });
    expect(await refusalOf(adding)).toBe('PASSKEY_OVER');
  });

  test.each(wrongs)(
    'is not kept if it was made for %s, and the question is used up',
    async (_, misdeeds) => {
      const person = await enrol();
      const creation = await begin(person);
      const device = createPasskeyDevice(page(server));
      const add = (passkey: ReturnType<typeof device.make>) =>
        refusalOf(person.client.call(addOwnPasskey, { name: 'Key', passkey }));
      expect(await add(device.make(creation, misdeeds))).toBe('PASSKEY_WRONG');
      expect(await add(device.make(creation))).toBe('PASSKEY_OVER');
      expect((await person.client.call(listOwnPasskeys, {})).rows).toEqual([]);
    },
  );

  test.each([...wrongs, ['a copy whose count falls back', { counter: 1 }] as const])(
    'opens nothing for %s, and is counted with the codes',
    async (_, misdeeds) => {
      const person = await enrol();
      const device = await addPasskey(person);
      const show = async (how: Misdeeds = {}) => {
        const login = await beginLogin(person);
        const passkey = device.show(await login.ask(), how);
        const body = { challenge: login.challenge, passkey };
        return outcomeOf(login.client.call(finishStaffLoginByPasskey, body));
      };
      expect(await show()).toBeNull();
      for (let tries = 1; tries < 5; tries += 1) expect(await show(misdeeds)).toBe('PASSKEY_WRONG');
      expect(await show(misdeeds)).toBe('STAFF_CODE_LOCKED');
      expect(await show()).toBe('STAFF_CODE_LOCKED');
    },
  );

  test('of somebody else opens nothing', async () => {
    const person = await enrol();
    const colleague = await enrol();
    await addPasskey(person);
    const theirs = await addPasskey(colleague);
    const login = await beginLogin(person);
    const passkey = theirs.show(await login.ask());
    const body = { challenge: login.challenge, passkey };
    expect(await refusalOf(login.client.call(finishStaffLoginByPasskey, body))).toBe(
      'PASSKEY_WRONG',
    );
  });

  test('opens one session for the same answer sent fifty times to two processes', async () => {
    const person = await enrol();
    const device = await addPasskey(person);
    const login = await beginLogin(person);
    const passkey = device.show(await login.ask());
    const body = { challenge: login.challenge, passkey };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => {
        const { port } = place % 2 === 0 ? server : other;
        return postAsPage(page(server), { port, path: finishStaffLoginByPasskey.path, body });
      }),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    const refused = answers.filter(({ status }) => !status).map(({ code }) => code);
    expect(['PASSKEY_OVER', 'STAFF_LOGIN_OVER']).toEqual(expect.arrayContaining(refused));
    // None of the copies was counted against its owner.
    const again = await beginLogin(person);
    const next = { challenge: again.challenge, passkey: device.show(await again.ask()) };
    await again.client.call(finishStaffLoginByPasskey, next);
  });

  test('answers the login that asked, and not another of the same person', async () => {
    const person = await enrol();
    const device = await addPasskey(person);
    const first = await beginLogin(person);
    const second = await beginLogin(person);
    const passkey = device.show(await first.ask());
    const elsewhere = { challenge: second.challenge, passkey };
    expect(await refusalOf(second.client.call(finishStaffLoginByPasskey, elsewhere))).toBe(
      'PASSKEY_OVER',
    );
  });

  test('is asked for during five minutes', async () => {
    const person = await enrol();
    const device = await addPasskey(person);
    const login = await beginLogin(person);
    const passkey = device.show(await login.ask());
    await server.database.owner.query(
      `update staff.passkey_ceremony set expires_at = now() where staff_id = $1`,
      [person.staffId],
    );
    const body = { challenge: login.challenge, passkey };
    expect(await refusalOf(login.client.call(finishStaffLoginByPasskey, body))).toBe(
      'PASSKEY_OVER',
    );
    await server.runTask('staff_forget_old');
    const { rowCount } = await server.database.owner.query(
      'select from staff.passkey_ceremony where staff_id = $1',
      [person.staffId],
    );
    expect(rowCount).toBe(0);
  });

  test('goes with a new invitation, and what was begun before it is kept no more', async () => {
    const person = await enrol();
    const device = await addPasskey(person);
    const login = await beginLogin(person);
    const asking = await login.ask();
    await inviteAgainAsOperator(server, person.email);
    const body = { challenge: login.challenge, passkey: device.show(asking) };
    expect(await refusalOf(login.client.call(finishStaffLoginByPasskey, body))).toBe(
      'STAFF_LOGIN_OVER',
    );
    const { rowCount } = await server.database.owner.query(
      'select from staff.passkey where staff_id = $1',
      [person.staffId],
    );
    expect(rowCount).toBe(0);
    const entry = (await readAudit(server, String(person.staffId))).at(-1);
    expect(entry).toMatchObject({ action: 'staff.invited-again', before: { passkeys: 1 } });
  });

  test('leaves the codes as they were', async () => {
    const person = await enrol();
    await addPasskey(person);
    const login = await beginLogin(person);
    const body = { challenge: login.challenge, code: person.recoveryCodes[0] ?? '' };
    await login.client.call(finishStaffLogin, body);
    expect(login.token()).not.toBeNull();
  });

  test('is not offered on a bare address, where there can be none', async () => {
    const person = await enrol();
    await addPasskey(person);
    const own = createStaffClient(server.url);
    const step = await own.client.call(loginStaff, {
      email: person.email,
      password: staffPassword,
    });
    expect(step.has_passkeys).toBe(false);
    const { challenge } = step;
    expect(await refusalOf(own.client.call(beginStaffPasskey, { challenge }))).toBe(
      'PASSKEY_NOT_HERE',
    );
  });
});
