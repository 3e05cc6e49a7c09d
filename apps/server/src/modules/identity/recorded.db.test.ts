import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { readAudit, readEvents, wholeWord } from '../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const first = 'bahaykubo71x';
const second = 'lambanog88x';

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  const contact = `+63${player.phone}`;
  return {
    ...player,
    uid,
    contact,
    audit: () => readAudit(server, uid, contact),
    events: () => readEvents(server, uid),
  };
}

const actions = (rows: { action: string }[]) => rows.map(({ action }) => action);
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('what changes access is recorded where it is changed', () => {
  test('registration and login, with who, from where and on what', async () => {
    const player = await newPlayer();
    const [registered, login] = await player.audit();
    expect(registered).toMatchObject({
      actor: 'visitor:',
      action: 'identity.registered',
      subject: player.uid,
      after: { phone: player.contact, tester: false },
    });
    expect(login).toMatchObject({
      actor: `player:${player.uid}`,
      action: 'identity.logged-in',
      address: '127.0.0.1',
      device: 'Unknown device',
      after: { method: 'code', new_device: true },
    });
    expect(names(await player.events())).toEqual(['identity.registered', 'identity.logged-in']);
  });

  test('logout, and sessions that are ended from afar', async () => {
    const home = await newPlayer();
    const away = createApiPlayer(server.url, home.phone);
    await away.login();
    await home.prove();
    await home.client.call(calls.endSession, {});
    await home.client.call(calls.endSession, {});
    await home.client.call(calls.logout, {});
    expect(actions(await home.audit()).slice(-2)).toEqual([
      'identity.sessions-ended',
      'identity.logged-out',
    ]);
    expect((await home.events()).at(-2)).toMatchObject({
      name: 'identity.sessions-ended',
      payload: { count: 1 },
    });
  });

  test('a password that is set, changed and reset, without the password', async () => {
    const player = await newPlayer();
    await player.client.call(calls.updatePassword, { password: '', new_password: first });
    await player.client.call(calls.updatePassword, { password: first, new_password: second });
    const code = await player.receiveCode('retrieve');
    await player.client.call(calls.retrievePassword, { ...code, new_password: first });
    const changes = (await player.audit()).filter(
      ({ action }) => action === 'identity.password-changed',
    );
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [{ has_password: false }, expect.objectContaining({ proved_by: 'session' })],
      [{ has_password: true }, expect.objectContaining({ proved_by: 'password' })],
      [{ has_password: true }, expect.objectContaining({ proved_by: 'code' })],
    ]);
    const written = JSON.stringify([await player.audit(), await player.events()]);
    for (const secret of [first, second, 'argon2']) expect(written).not.toContain(secret);
    expect(written).not.toMatch(wholeWord(code.code));
  });

  test('details, with what they were before, and all of a change or nothing', async () => {
    const player = await newPlayer();
    const other = await newPlayer();
    await other.client.call(calls.updateDetail, { nickname: 'Ligaya' });
    const change = player.client.call(calls.updateDetail, {
      nickname: 'Ligaya',
      email: 'marisol@example.ph',
    });
    expect(await refusalOf(change)).toBe('NICKNAME_TAKEN');
    expect((await player.client.call(calls.getProfile, {})).email).toBe('');
    await player.client.call(calls.updateDetail, { nickname: 'Marisol' });
    await player.client.call(calls.updateDetail, { email: 'marisol@example.ph' });
    const changes = (await player.audit()).filter(
      ({ action }) => action === 'identity.detail-changed',
    );
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [{ nickname: null }, { nickname: 'Marisol' }],
      [{ email: null }, { email: 'marisol@example.ph' }],
    ]);
  });

  test('wrong attempts and the lock that follows, for phones without an account too', async () => {
    const player = await newPlayer();
    const stranger = createApiPlayer(server.url);
    for (const { phone } of [player, stranger]) {
      const attempt = () =>
        refusalOf(
          createApiPlayer(server.url).client.call(calls.loginByPassword, {
            phone,
            password: 'wrongone11x',
          }),
        );
      for (let count = 0; count < 6; count++) await attempt();
      const tries = (await readAudit(server, `+63${phone}`)).map(({ actor, action, after }) => ({
        actor,
        action,
        after,
      }));
      const row = (action: string) => ({
        actor: 'visitor:',
        action,
        after: { tried: 'password' },
      });
      expect(tries).toEqual([
        ...Array.from({ length: 4 }, () => row('identity.try-failed')),
        row('identity.locked-out'),
      ]);
    }
    const { rowCount } = await server.database.pool.query(
      `select from platform.event where name = 'identity.locked-out'`,
    );
    expect(rowCount).toBe(2);
  });

  test('and the chain over all of it holds', async () => {
    await server.settle();
    const verdict = await server.audit.verify();
    expect(verdict.broken).toBeNull();
    expect(verdict.head.position).toBeGreaterThan(10n);
  });
});
