import { calls } from '@perya/contract/calls';
import { ClientError } from '@perya/contract/client-errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ageSessions } from '../../../testing/age-session.ts';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { appCode, firstAppCode } from '../../../testing/authenticator-app.ts';
import { readAudit, wholeWord } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const password = 'Sampaguita77x';
const dayMinutes = 24 * 60;

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return {
    ...player,
    uid,
    age: (minutes: number) => ageSessions(server, uid, minutes),
    proveByCode: async () =>
      player.proveBy({ kind: 'code', ...(await player.receiveCode('proof')) }),
    setPassword: () => player.client.call(calls.updatePassword, { new_password: password }),
  };
}

/** The kinds of proof that the refusal names. */
async function kindsAsked(promise: Promise<unknown>): Promise<readonly string[] | undefined> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ClientError && error.code === 'PROOF_REQUIRED') {
      return error.details['kinds'];
    }
    throw error;
  }
  throw new Error('The call was not refused');
}

describe('a first password', () => {
  const setOn = (player: Awaited<ReturnType<typeof newPlayer>>) =>
    player.client.call(calls.updatePassword, { new_password: password });

  test('needs no step for a day after a login by code [A-283]', async () => {
    const player = await newPlayer();
    await player.age(dayMinutes - 1);
    expect(await setOn(player)).toBe(true);
  });

  test('needs a fresh proof later, or in a session that no code has opened', async () => {
    const player = await newPlayer();
    await player.age(dayMinutes + 1);
    expect(await kindsAsked(setOn(player))).toEqual(['code']);
    const granted = await server.identity.grantSession(
      BigInt(player.uid),
      new Date(Date.now() + 60_000),
    );
    const stolen = createApiPlayer(server.url, player.phone);
    stolen.use(granted);
    const set = stolen.client.call(calls.updatePassword, { new_password: password });
    expect(await kindsAsked(set)).toEqual(['code']);
    await player.proveByCode();
    expect(await setOn(player)).toBe(true);
  });
});

describe('a fresh proof', () => {
  const switchOn = (player: { client: ReturnType<typeof createApiPlayer>['client'] }) =>
    player.client.call(calls.beginTotp, {});

  test('is asked for right after the login, and five minutes after the last one, by code or password', async () => {
    const player = await newPlayer();
    expect(await kindsAsked(switchOn(player))).toEqual(['code']);
    await player.setPassword();
    await player.age(dayMinutes);
    expect(await kindsAsked(switchOn(player))).toEqual(['code', 'password']);
    await player.proveBy({ kind: 'password', password });
    await player.age(4);
    await switchOn(player);
    await player.age(2);
    expect(await kindsAsked(switchOn(player))).toEqual(['code', 'password']);
    await player.proveBy({ kind: 'password', password });
    await switchOn(player);
    await player.age(6);
    const { proved_until } = await player.proveByCode();
    expect(proved_until - Date.now() / 1000).toBeGreaterThan(290);
    await switchOn(player);
  });

  test('is not the login itself, by whatever it was: for the app, the address, the data, other sessions and accounts to be paid to', async () => {
    const player = await newPlayer();
    await player.setPassword();
    const byPassword = createApiPlayer(server.url, player.phone);
    const { token } = await byPassword.client.call(calls.loginByPassword, {
      phone: player.phone,
      password,
    });
    byPassword.use(token);
    for (const { client } of [player, byPassword]) {
      await client.call(calls.updateDetail, { email: `p${player.phone}@example.ph` });
      const tried = [
        () => client.call(calls.beginTotp, {}),
        () => client.call(calls.endSession, {}),
        () => client.call(calls.exportData, {}),
        () => client.call(calls.proveEmail, { otp_id: 'A'.repeat(22), code: '123456' }),
      ];
      for (const each of tried) expect(await kindsAsked(each())).toEqual(['code']);
    }
  });

  test('is no password of the last 24 hours: whoever holds the session may have set it', async () => {
    const player = await newPlayer();
    await player.setPassword();
    await player.proveBy({ kind: 'password', password });
    expect(await kindsAsked(switchOn(player))).toEqual(['code']);
    await player.age(dayMinutes - 1);
    await player.proveBy({ kind: 'password', password });
    expect(await kindsAsked(switchOn(player))).toEqual(['code']);
    await player.age(1);
    await switchOn(player);
  });

  test('gives the session a new token; the one before serves requests under way, without proof or successor, and then ends the session', async () => {
    const player = await newPlayer();
    const ask = async (token: string | null, call: 'getWallet' | 'refreshToken' | 'beginTotp') => {
      const holder = createApiPlayer(server.url, player.phone);
      holder.use(token);
      return holder.client.call(calls[call], {}).then(
        () => 'done',
        (error: ClientError) => error.code,
      );
    };
    const first = player.token();
    player.use((await player.client.call(calls.refreshToken, {})).token);
    const old = player.token();
    const { token, expires_at } = await player.proveByCode();
    expect(token).toBe(player.token());
    expect(token).not.toBe(old);
    expect(expires_at - Date.now() / 1000).toBeGreaterThan(6 * 24 * 3600);
    for (const before of [old, first]) {
      expect(await ask(before, 'getWallet')).toBe('done');
      expect(await ask(before, 'beginTotp')).toBe('PROOF_REQUIRED');
      expect(await ask(before, 'refreshToken')).toBe('UNAUTHENTICATED');
    }
    expect(await ask(token, 'beginTotp')).toBe('done');
    expect(await ask(token, 'refreshToken')).toBe('done');
    await server.database.pool.query(
      `update identity.replaced_token set replaced_at = replaced_at - interval '5 seconds' where uid = $1`,
      [player.uid],
    );
    expect(await ask(token, 'getWallet')).toBe('done');
    expect(await ask(old, 'getWallet')).toBe('UNAUTHENTICATED');
    expect(await ask(token, 'getWallet')).toBe('UNAUTHENTICATED');
  });

  test('belongs to the session that gave it, and a refresh keeps it', async () => {
    const player = await newPlayer();
    const other = createApiPlayer(server.url, player.phone);
    other.use(
      await server.identity.grantSession(BigInt(player.uid), new Date(Date.now() + 60_000)),
    );
    await player.age(6);
    await player.proveByCode();
    expect(await kindsAsked(switchOn(other))).toEqual(['code']);
    player.use((await player.client.call(calls.refreshToken, {})).token);
    await switchOn(player);
  });

  test('is not given by a wrong one, nor by a code to another phone or for another purpose', async () => {
    const player = await newPlayer();
    const other = await newPlayer();
    await player.setPassword();
    await player.age(dayMinutes);
    const give = (given: Parameters<typeof player.client.call<typeof calls.giveProof>>[1]) =>
      refusalOf(player.proveBy(given));
    expect(await give({ kind: 'password', password: 'Kalachuchi88y' })).toBe('LOGIN_WRONG');
    expect(await give({ kind: 'totp', code: '123456' })).toBe('CODE_WRONG');
    expect(await give({ kind: 'code', ...(await other.receiveCode('proof')) })).toBe('CODE_WRONG');
    expect(await give({ kind: 'code', ...(await player.receiveCode('password')) })).toBe(
      'CODE_WRONG',
    );
    expect(await kindsAsked(switchOn(player))).toEqual(['code', 'password']);
  });

  test('is by the authenticator app alone where there is one', async () => {
    const player = await newPlayer();
    await player.proveByCode();
    const { secret } = await switchOn(player);
    const { recovery_codes } = await player.client.call(calls.confirmTotp, {
      code: firstAppCode(secret),
    });
    await player.age(dayMinutes + 1);
    await player.proveByCode();
    const renew = () => player.client.call(calls.renewRecoveryCodes, {});
    expect(await kindsAsked(renew())).toEqual(['totp']);
    expect(
      await refusalOf(player.client.call(calls.updatePassword, { new_password: password })),
    ).toBe('SECOND_FACTOR_REQUIRED');
    await player.proveBy({ kind: 'totp', code: appCode(secret) });
    expect(await player.client.call(calls.updatePassword, { new_password: password })).toBe(true);
    const renewed = (await renew()).recovery_codes;
    expect(renewed).toHaveLength(8);
    const end = (code: string | undefined) =>
      player.client.call(calls.endTotp, { code: code ?? '' });
    expect(await refusalOf(end(recovery_codes[0]))).toBe('CODE_WRONG');
    expect(await end(renewed[0])).toBe(true);
    expect(await refusalOf(renew())).toBe('TOTP_OFF');
  });

  test('is needed when the authenticator app is confirmed too, and the code serves again after it', async () => {
    const player = await newPlayer();
    await player.proveByCode();
    const { secret } = await switchOn(player);
    await player.age(6);
    const confirm = () => player.client.call(calls.confirmTotp, { code: firstAppCode(secret) });
    expect(await kindsAsked(confirm())).toEqual(['code']);
    await player.proveByCode();
    expect((await confirm()).recovery_codes).toHaveLength(8);
  });

  test('is recorded by its kind, without what was shown', async () => {
    const player = await newPlayer();
    const code = await player.receiveCode('proof');
    await player.proveBy({ kind: 'code', ...code });
    const entries = await readAudit(server, player.uid);
    expect(entries.at(-1)).toMatchObject({
      action: 'identity.proved',
      after: { proved_by: 'code' },
    });
    expect(JSON.stringify(entries)).not.toMatch(wholeWord(code.code));
  });
});
