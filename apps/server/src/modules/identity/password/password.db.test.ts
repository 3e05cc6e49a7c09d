import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { appCode, firstAppCode } from '../../../testing/authenticator-app.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const first = 'Sampaguita77x';
const second = 'Kalachuchi88y';

async function playerWithPassword() {
  const player = createApiPlayer(server.url);
  await player.login();
  await player.client.call(calls.updatePassword, { password: '', new_password: first });
  return player;
}

const canLogin = (phone: string, password: string) =>
  createApiPlayer(server.url, phone)
    .client.call(calls.loginByPassword, { phone, password })
    .then(
      ({ token }) => token !== '',
      () => false,
    );

describe('passwords', () => {
  test('are created without an old one, and changed only with it [A-282 A-379]', async () => {
    const player = await playerWithPassword();
    const change = (password: string) =>
      player.client.call(calls.updatePassword, { password, new_password: second });
    expect(await refusalOf(change('Wrong12345'))).toBe('LOGIN_WRONG');
    expect(await refusalOf(change(''))).toBe('LOGIN_WRONG');
    expect(await change(first)).toBe(true);
    expect(await canLogin(player.phone, first)).toBe(false);
    expect(await canLogin(player.phone, second)).toBe(true);
  });

  test('the check of the old one answers a boolean [A-377]', async () => {
    const player = await playerWithPassword();
    expect(await player.client.call(calls.checkPassword, { password: first })).toBe(true);
    expect(await player.client.call(calls.checkPassword, { password: second })).toBe(false);
  });

  test('are changed by code in three steps, and the code serves once [A-281 A-376]', async () => {
    const player = await playerWithPassword();
    const code = await player.receiveCode('password');
    const proof = { ...code, phone: player.phone, country_code: '63' };
    expect(await player.client.call(calls.checkCode, proof)).toBe(true);
    const reset = () =>
      player.client.call(calls.retrievePassword, { ...code, new_password: second });
    expect(await reset()).toBe(true);
    expect(await refusalOf(reset())).toBe('CODE_WRONG');
    expect(await canLogin(player.phone, second)).toBe(true);
  });

  test('a change ends the other sessions and keeps this one', async () => {
    const player = await playerWithPassword();
    const other = createApiPlayer(server.url, player.phone);
    await other.login();
    await player.client.call(calls.updatePassword, { password: first, new_password: second });
    expect(await refusalOf(other.client.call(calls.getProfile, {}))).toBe('UNAUTHENTICATED');
    expect((await player.client.call(calls.getProfile, {})).phone).toBe(player.phone);
  });

  test('a reset by code ends all other sessions, and every device shows the authenticator app again', async () => {
    const player = await playerWithPassword();
    await player.prove();
    const { secret } = await player.client.call(calls.beginTotp, {});
    await player.client.call(calls.confirmTotp, { code: firstAppCode(secret) });
    const visitor = createApiPlayer(server.url, player.phone);
    const code = await visitor.receiveCode('retrieve');
    const reset = { ...code, new_password: second, totp: appCode(secret) };
    expect(await visitor.client.call(calls.retrievePassword, reset)).toBe(true);
    expect(await refusalOf(player.client.call(calls.getProfile, {}))).toBe('UNAUTHENTICATED');
    const login = await player.client.call(calls.loginByPassword, {
      phone: player.phone,
      password: second,
    });
    expect(login.token).toBe('');
    expect(login.challenge).toBeDefined();
  });

  test('an email address without an account gets the same answer and no message', async () => {
    const { client } = createApiPlayer(server.url);
    const email = 'nobody@example.ph';
    const answer = await client.call(calls.sendCode, { email, purpose: 'retrieve' });
    expect(Object.keys(answer).sort()).toEqual(['codeLength', 'id', 'resendAt']);
    expect(await readInbox(server.url, email)).toEqual([]);
  });
});
