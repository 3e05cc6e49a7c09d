import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ageSessions } from '../../../testing/age-session.ts';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const password = 'Sampaguita77x';

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  await player.prove();
  const { client } = player;
  const { uid } = await client.call(calls.getProfile, {});
  const confirm = async (email: string) =>
    client.call(calls.proveEmail, await player.receiveCode('email', { email }));
  return {
    ...player,
    uid,
    email: `p${player.phone}@example.ph`,
    set: (email: string) => client.call(calls.updateDetail, { email }),
    confirm,
    age: () => ageSessions(server, uid, 6),
    profile: () => client.call(calls.getProfile, {}),
  };
}

/** Whether a visitor who names the address gets a code to reset the password with. */
async function mayReset(email: string): Promise<boolean> {
  // Without the wait between two codes.
  await server.database.pool.query(
    `delete from identity.otp where contact = $1 and purpose = 'retrieve'`,
    [email],
  );
  const visitor = createApiPlayer(server.url);
  const before = (await readInbox(server.url, email)).length;
  const { id } = await visitor.client.call(calls.sendCode, { email, purpose: 'retrieve' });
  const [message, ...older] = await readInbox(server.url, email);
  if (older.length + 1 === before || !message) return false;
  const reset = { otp_id: id, code: message.code ?? '', new_password: password };
  return visitor.client.call(calls.retrievePassword, reset);
}

describe('an email address', () => {
  test('is set at once, and counts only once its code was entered [A-380 A-475]', async () => {
    const player = await newPlayer();
    expect(await player.set(player.email)).toBe(true);
    expect(await player.profile()).toMatchObject({ email: player.email, email_check_state: 0 });
    expect(await mayReset(player.email)).toBe(false);
    expect(await player.confirm(player.email)).toBe(true);
    expect((await player.profile()).email_check_state).toBe(1);
    expect(await mayReset(player.email)).toBe(true);
  });

  test('is proved only by the player, with a fresh proof: a stolen session gains nothing', async () => {
    const player = await newPlayer();
    await player.age();
    await player.set(player.email);
    const code = await player.receiveCode('email', { email: player.email });
    const prove = () => player.client.call(calls.proveEmail, code);
    expect(await refusalOf(prove())).toBe('PROOF_REQUIRED');
    const proof = await player.receiveCode('proof');
    await player.proveBy({ kind: 'code', ...proof });
    expect(await prove()).toBe(true);
  });

  test('that is proved is replaced only with a fresh proof, in any case of letters', async () => {
    const player = await newPlayer();
    await player.set(player.email);
    await player.confirm(player.email);
    await player.age();
    expect(await refusalOf(player.set('thief@example.ph'))).toBe('PROOF_REQUIRED');
    expect(await player.set(player.email.toUpperCase())).toBe(true);
    expect((await player.profile()).email_check_state).toBe(1);
    const proof = await player.receiveCode('proof');
    await player.proveBy({ kind: 'code', ...proof });
    expect(await player.set('new@example.ph')).toBe(true);
    expect((await player.profile()).email_check_state).toBe(0);
  });

  test('that was replaced is told, as is the phone', async () => {
    const player = await newPlayer();
    await player.set(player.email);
    await player.confirm(player.email);
    await player.set(`n${player.email}`);
    await server.settle();
    const [told] = await readInbox(server.url, player.email);
    expect(told?.text).toMatch(/email address of your Perya account was changed/);
    const onPhone = (await readInbox(server.url, player.phone)).map(({ text }) => text);
    expect(onPhone.filter((text) => text.includes('was changed'))).toHaveLength(2);
    expect(onPhone.filter((text) => text.includes('was confirmed'))).toHaveLength(1);
  });

  test('is nobody’s until it is proved, and then one account’s', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    expect(await ben.set(ana.email)).toBe(true);
    expect(await ana.set(ana.email)).toBe(true);
    const anas = await ana.receiveCode('email', { email: ana.email });
    const bens = await ben.receiveCode('email', { email: ana.email }).catch(() => null);
    await ana.client.call(calls.proveEmail, anas);
    if (bens)
      expect(await refusalOf(ben.client.call(calls.proveEmail, bens))).toMatch(
        /EMAIL_TAKEN|CODE_WRONG/,
      );
    expect((await ben.profile()).email_check_state).toBe(0);
  });

  test('gets no code that another player, or nobody, asks for while it is not proved', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    await ana.set(ana.email);
    for (const { client } of [ben, createApiPlayer(server.url)]) {
      await client.call(calls.sendCode, { email: ana.email, purpose: 'email' }).catch(() => {});
    }
    expect(await readInbox(server.url, ana.email)).toEqual([]);
  });

  test('and its proof are recorded', async () => {
    const player = await newPlayer();
    await player.set(player.email);
    await player.confirm(player.email);
    expect((await readAudit(server, player.uid)).at(-1)).toMatchObject({
      action: 'identity.email-proved',
      before: { email: player.email, is_proved: false },
      after: { email: player.email, is_proved: true },
    });
    expect((await readEvents(server, player.uid)).at(-1)?.name).toBe('identity.email-proved');
  });
});
