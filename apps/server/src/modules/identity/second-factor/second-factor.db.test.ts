import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeyring } from '../../../platform/keyring.ts';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { appCode, firstAppCode } from '../../../testing/authenticator-app.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function playerWithApp() {
  const player = createApiPlayer(server.url);
  await player.login();
  await player.prove();
  const { secret, uri } = await player.client.call(calls.beginTotp, {});
  const confirmed = await player.client.call(calls.confirmTotp, {
    code: firstAppCode(secret),
  });
  return { player, secret, uri, recovery: confirmed.recovery_codes };
}

/** Proves the phone; true if that alone does not open a session. */
async function isAskedForCode(player: ReturnType<typeof createApiPlayer>): Promise<boolean> {
  const answer = await player.client.call(calls.loginByCode, await player.receiveCode());
  if (answer.token !== '') player.use(answer.token);
  return answer.token === '';
}

/** As if no code of the app had been used yet. */
const forgetCodes = (uid: string) =>
  server.database.pool.query('update identity.player set totp_step = 0 where uid = $1', [uid]);

/** Logs in with a code of the app, which can be used once: each login takes a later one. */
async function loginWithApp(
  player: ReturnType<typeof createApiPlayer>,
  secret: string,
  uid: string,
) {
  await forgetCodes(uid);
  const asked = await player.client.call(calls.loginByCode, await player.receiveCode());
  const code = appCode(secret);
  const challenge = asked.challenge ?? '';
  const { token } = await player.client.call(calls.loginBySecondFactor, { challenge, code });
  player.use(token);
}

describe('a device that has shown the code', () => {
  test('need not show it again until something gives reason to doubt', async () => {
    const { player, secret } = await playerWithApp();
    const { uid } = await player.client.call(calls.getProfile, {});
    // Known for long, but switching the app on is when its code begins to be asked for.
    expect(await isAskedForCode(player)).toBe(true);
    const laptop = createApiPlayer(server.url, player.phone);
    await loginWithApp(laptop, secret, uid);
    expect(await isAskedForCode(laptop)).toBe(false);

    await forgetCodes(uid);
    await laptop.proveBy({ kind: 'totp', code: appCode(secret) });
    await laptop.client.call(calls.endSession, {});
    expect(await isAskedForCode(laptop)).toBe(true);

    await loginWithApp(laptop, secret, uid);
    expect(await isAskedForCode(laptop)).toBe(false);
    await forgetCodes(uid);
    await laptop.client.call(calls.updatePassword, {
      new_password: 'Kalachuchi88y',
      totp: appCode(secret),
    });
    expect(await isAskedForCode(laptop)).toBe(true);
  });

  test('must show it again after thirty days', async () => {
    const { player, secret } = await playerWithApp();
    const { uid } = await player.client.call(calls.getProfile, {});
    await loginWithApp(player, secret, uid);
    const { rows } = await server.database.pool.query(
      `update identity.device set trusted_until = trusted_until - interval '30 days' where uid = $1
       returning trusted_until <= now() as is_over,
         trusted_until > now() - interval '1 minute' as is_just_over`,
      [uid],
    );
    expect(rows).toEqual([{ isOver: true, isJustOver: true }]);
    expect(await isAskedForCode(player)).toBe(true);
  });
});

describe('the authenticator app', () => {
  test('is switched on by a first code and gives recovery codes', async () => {
    const { player, uri, recovery } = await playerWithApp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Perya:/);
    expect(recovery).toHaveLength(8);
    expect(await player.client.call(calls.getSecurity, {})).toMatchObject({
      totp: true,
      recovery_codes_left: 8,
    });
    expect(await refusalOf(player.client.call(calls.beginTotp, {}))).toBe('TOTP_ALREADY_ON');
  });

  test('is asked for on a new device, and its code serves once', async () => {
    const { player, secret } = await playerWithApp();
    const laptop = createApiPlayer(server.url, player.phone);
    const asked = await laptop.client.call(calls.loginByCode, await laptop.receiveCode());
    expect(asked.token).toBe('');
    const challenge = asked.challenge ?? '';
    const finish = (code: string) =>
      laptop.client.call(calls.loginBySecondFactor, { challenge, code });
    expect(await refusalOf(finish('000000'))).toBe('CODE_WRONG');
    const code = appCode(secret);
    const { token } = await finish(code);
    laptop.use(token);
    expect((await laptop.client.call(calls.getProfile, {})).has_totp).toBe(true);
    expect(await refusalOf(finish(code))).toBe('CODE_WRONG');
    expect((await laptop.login()) !== '').toBe(true);
  });

  test('is needed to change the password', async () => {
    const { player, secret } = await playerWithApp();
    const change = (totp?: string) =>
      player.client.call(calls.updatePassword, { new_password: 'Kalachuchi88y', totp });
    expect(await refusalOf(change())).toBe('SECOND_FACTOR_REQUIRED');
    expect(await refusalOf(change('000000'))).toBe('CODE_WRONG');
    expect(await change(appCode(secret))).toBe(true);
  });

  test('says how many recovery codes are left: less by each that is used, all of them anew, none when it is off', async () => {
    const { player, recovery } = await playerWithApp();
    const [first = '', second = ''] = recovery;
    const left = async () => (await player.client.call(calls.getSecurity, {})).recovery_codes_left;
    const proof = await player.client.call(calls.giveProof, { kind: 'totp', code: first });
    player.use(proof.token);
    const wrong = player.client.call(calls.giveProof, { kind: 'totp', code: first });
    expect(await refusalOf(wrong)).toBe('CODE_WRONG');
    expect(await left()).toBe(7);
    await player.client.call(calls.renewRecoveryCodes, {});
    expect(await left()).toBe(8);
    const over = player.client.call(calls.endTotp, { code: second });
    expect(await refusalOf(over)).toBe('CODE_WRONG');
    const { recovery_codes } = await player.client.call(calls.renewRecoveryCodes, {});
    await player.client.call(calls.endTotp, { code: recovery_codes[0] ?? '' });
    expect(await left()).toBe(0);
  });

  test('a recovery code replaces it once, and it can be switched off', async () => {
    const { player, recovery } = await playerWithApp();
    const [code = '', other = ''] = recovery;
    expect(await player.client.call(calls.endTotp, { code })).toBe(true);
    expect((await player.client.call(calls.getProfile, {})).has_totp).toBe(false);
    expect(await refusalOf(player.client.call(calls.endTotp, { code: other }))).toBe('CODE_WRONG');
  });

  test('recovery codes have eighty bits; those of forty that were given before serve once, until new ones replace them', async () => {
    const { player, recovery } = await playerWithApp();
    const { uid } = await player.client.call(calls.getProfile, {});
    for (const code of recovery) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const keyring = createKeyring(Buffer.alloc(32, 1));
    const give = (code: string) =>
      server.database.pool.query(
        'insert into identity.recovery_code (uid, code_hash) values ($1, $2)',
        [uid, keyring.digest('recovery', code)],
      );
    await give('ABCDEFG2');
    await give('ABCDEFG3');
    const prove = (code: string) => player.proveBy({ kind: 'totp', code });
    await prove('abcd-efg2');
    expect(await refusalOf(prove('ABCDEFG2'))).toBe('CODE_WRONG');
    await player.client.call(calls.renewRecoveryCodes, {});
    expect(await refusalOf(prove('ABCDEFG3'))).toBe('CODE_WRONG');
  });

  test('a recovery code is taken wherever a code is asked for, in groups and small letters too', async () => {
    const { player, recovery } = await playerWithApp();
    const [first = '', second = '', third = '', fourth = ''] = recovery;
    const laptop = createApiPlayer(server.url, player.phone);
    const asked = await laptop.client.call(calls.loginByCode, await laptop.receiveCode());
    const challenge = asked.challenge ?? '';
    const finish = (code: string) =>
      laptop.client.call(calls.loginBySecondFactor, { challenge, code });
    expect((await finish(first)).token).not.toBe('');
    expect(await refusalOf(finish(first))).toBe('CODE_WRONG');
    const change = (totp: string) =>
      player.client.call(calls.updatePassword, { new_password: 'Kalachuchi88y', totp });
    expect(await change(`${second.slice(0, 4)} ${second.slice(4).toLowerCase()}`)).toBe(true);
    const reset = {
      ...(await player.receiveCode('retrieve')),
      new_password: 'Sampaguita77x',
      totp: third,
    };
    expect(await player.client.call(calls.retrievePassword, reset)).toBe(true);
    expect(await player.client.call(calls.endTotp, { code: fourth })).toBe(true);
  });

  test('a reset with a wrong code tells nobody of it and locks nothing of its owner', async () => {
    const { player, secret } = await playerWithApp();
    const plain = createApiPlayer(server.url);
    await plain.login();
    const stranger = createApiPlayer(server.url);
    const resetOf = async ({ phone }: { phone: string }, totp?: string) => {
      const { id } = await stranger.client.call(calls.sendCode, { phone, purpose: 'retrieve' });
      const guess = { otp_id: id, code: '000000', new_password: 'Sampaguita77x', totp };
      const outcomes = [];
      for (let tried = 0; tried < 6; tried += 1) {
        outcomes.push(await refusalOf(stranger.client.call(calls.retrievePassword, guess)));
      }
      return outcomes;
    };
    const locked = 'CODE_ATTEMPTS_EXCEEDED';
    const wrong = Array.from({ length: 4 }, () => 'CODE_WRONG');
    expect(await resetOf(player)).toEqual([...wrong, locked, locked]);
    expect(await resetOf(plain)).toEqual([...wrong, locked, locked]);
    const change = { new_password: 'Kalachuchi88y', totp: appCode(secret) };
    expect(await player.client.call(calls.updatePassword, change)).toBe(true);
  });

  test('a reset with the right code asks for it and keeps the code for the next try', async () => {
    const { player, secret } = await playerWithApp();
    const code = await player.receiveCode('retrieve');
    const reset = (totp?: string) =>
      player.client.call(calls.retrievePassword, { ...code, new_password: 'Sampaguita77x', totp });
    expect(await refusalOf(reset())).toBe('SECOND_FACTOR_REQUIRED');
    expect(await refusalOf(reset('000000'))).toBe('CODE_WRONG');
    expect(await reset(appCode(secret))).toBe(true);
    await forgetCodes((await player.client.call(calls.getProfile, {})).uid);
    expect(await refusalOf(reset(appCode(secret)))).toBe('CODE_WRONG');
  });

  test('is recorded when it is switched on and off', async () => {
    const { player, recovery } = await playerWithApp();
    await player.client.call(calls.endTotp, { code: recovery[0] ?? '' });
    const { uid } = await player.client.call(calls.getProfile, {});
    const changes = (await readAudit(server, uid)).filter(
      ({ action }) => action === 'identity.second-factor-changed',
    );
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [{ is_on: false }, { is_on: true }],
      [{ is_on: true }, { is_on: false }],
    ]);
    expect((await readEvents(server, uid)).slice(-2)).toEqual([
      { name: 'identity.second-factor-changed', payload: expect.objectContaining({ isOn: true }) },
      { name: 'identity.second-factor-changed', payload: expect.objectContaining({ isOn: false }) },
    ]);
  });
});
