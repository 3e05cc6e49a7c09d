import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('login by code', () => {
  test('a code of six digits is sent and answers id, codeLength and resendAt [A-185 A-373 M-382]', async () => {
    const player = createApiPlayer(server.url);
    const answer = await player.client.call(calls.sendCode, {
      phone: player.phone,
      purpose: 'login',
    });
    expect(answer.codeLength).toBe(6);
    expect(answer.resendAt).toBeGreaterThan(Date.now() / 1000 + 20);
    const [message] = await readInbox(server.url, player.phone);
    expect(message).toMatchObject({
      to: `+63${player.phone}`,
      code: expect.stringMatching(/^\d{6}$/),
    });
  });

  test('the first login registers, the next finds the same player [A-004 A-374 A-495 M-383]', async () => {
    const player = createApiPlayer(server.url);
    expect(await player.login()).toMatch(/^[\w-]{43}$/);
    const first = await player.client.call(calls.getProfile, {});
    await player.login();
    const second = await player.client.call(calls.getProfile, {});
    expect(second.uid).toBe(first.uid);
    expect(first).toMatchObject({ phone: player.phone, country_code: '63', kyc_status: 0, vip: 0 });
  });

  test('registration takes a code and a password, and a known phone is told to log in [A-381 A-495]', async () => {
    const player = createApiPlayer(server.url);
    const code = await player.receiveCode();
    const { token } = await player.client.call(calls.register, {
      ...code,
      password: 'Mangga2099x',
    });
    player.use(token);
    expect((await player.client.call(calls.getProfile, {})).has_login_password).toBe(true);
    const again = player.client.call(calls.register, await player.receiveCode());
    expect(await refusalOf(again)).toBe('PHONE_TAKEN');
  });

  test('one phone that registers fifty times at once is one player', async () => {
    const registerAtOnce = (phone: string) =>
      Promise.all(
        Array.from({ length: 50 }, (_, place) =>
          server.identity.ensurePlayer({
            countryCode: '63',
            phone,
            username: `u${phone}x${place}`,
            nickname: null,
            tester: false,
          }),
        ),
      );
    // The first finds the connections closed, which sets the fifty apart.
    for (let round = 0; round < 4; round += 1) {
      const { phone } = createApiPlayer(server.url);
      expect(new Set(await registerAtOnce(phone)).size).toBe(1);
      const { rows } = await server.database.pool.query(
        `select count(*)::int as registered from audit.entry
         where action = 'identity.registered' and after->>'phone' = $1`,
        [`+63${phone}`],
      );
      expect(rows).toEqual([{ registered: 1 }]);
    }
  });

  test('of a code login and a registration at once with one phone both end well', async () => {
    const player = createApiPlayer(server.url);
    const login = await player.receiveCode();
    const any = await player.receiveCode('any');
    const outcomes = await Promise.all([
      player.client.call(calls.loginByCode, login).then(() => 'in'),
      player.client.call(calls.register, { ...any, password: 'Mangga2099x' }).then(
        () => 'in',
        ({ code }: { code: string }) => code,
      ),
    ]);
    expect(outcomes[0]).toBe('in');
    expect(['in', 'PHONE_TAKEN']).toContain(outcomes[1]);
  });

  test('a code without a purpose serves any proof of possession', async () => {
    const player = createApiPlayer(server.url);
    const { id } = await player.client.call(calls.sendCode, { phone: player.phone });
    const [message] = await readInbox(server.url, player.phone);
    const code = message?.code ?? '';
    expect(await player.client.call(calls.checkCode, { otp_id: id, code })).toBe(true);
    expect((await player.client.call(calls.loginByCode, { otp_id: id, code })).token).not.toBe('');
  });
});

describe('login by password', () => {
  test('works with the password that was set, and only with it [A-375 M-384]', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    await player.client.call(calls.updatePassword, { new_password: 'Sampaguita77x' });
    const login = (password: string) =>
      player.client.call(calls.loginByPassword, { phone: player.phone, password });
    expect((await login('Sampaguita77x')).token).toMatch(/^[\w-]{43}$/);
    expect(await refusalOf(login('Sampaguita77y'))).toBe('LOGIN_WRONG');
  });
});

describe('sessions', () => {
  test('logout ends this session and no other [A-382]', async () => {
    const phone = createApiPlayer(server.url);
    await phone.login();
    const laptop = createApiPlayer(server.url, phone.phone);
    await laptop.login();
    const ended = phone.token();
    expect(await phone.client.call(calls.logout, {})).toBe(true);
    phone.use(ended);
    expect(await refusalOf(phone.client.call(calls.getProfile, {}))).toBe('UNAUTHENTICATED');
    expect((await laptop.client.call(calls.getProfile, {})).phone).toBe(phone.phone);
  });

  test('a refresh gives a new token with a full life and keeps one place in the list [A-383 A-496]', async () => {
    const player = createApiPlayer(server.url);
    const old = await player.login();
    const { token, expires_at } = await player.client.call(calls.refreshToken, {});
    expect(token).not.toBe(old);
    expect(expires_at).toBeGreaterThan(Date.now() / 1000 + 6 * 24 * 3600);
    player.use(token);
    const { devices } = await player.client.call(calls.getSecurity, {});
    expect(devices).toHaveLength(1);
    expect(devices[0]?.current).toBe(true);
  });

  test('the player sees every device and can log each out, or all others at once', async () => {
    const home = createApiPlayer(server.url);
    await home.login();
    const others = [1, 2].map(() => createApiPlayer(server.url, home.phone));
    for (const other of others) await other.login();
    const { devices, logins } = await home.client.call(calls.getSecurity, {});
    expect(devices.filter(({ current }) => current)).toHaveLength(1);
    expect(devices).toHaveLength(3);
    expect(logins).toHaveLength(3);
    const target = devices.find(({ current }) => !current);
    const end = (id?: string) => home.client.call(calls.endSession, id === undefined ? {} : { id });
    expect(await refusalOf(end())).toBe('PROOF_REQUIRED');
    await home.prove();
    expect(await end(target?.id)).toEqual({ ended: 1 });
    expect(await end()).toEqual({ ended: 1 });
    expect((await home.client.call(calls.getSecurity, {})).devices).toHaveLength(1);
  });

  test('a new device is told to the player by message, a known one is not', async () => {
    const home = createApiPlayer(server.url);
    await home.login();
    await home.login();
    const warnings = async () => {
      await server.settle();
      return (await readInbox(server.url, home.phone)).filter(({ text }) =>
        text.startsWith('New login'),
      );
    };
    expect(await warnings()).toHaveLength(0);
    await createApiPlayer(server.url, home.phone).login();
    expect(await warnings()).toHaveLength(1);
  });

  test('the profile has every field that the documents list [A-172 A-358 A-384 M-095 M-345]', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    const profile = await player.client.call(calls.getProfile, {});
    const fields = `uid username email email_check_state country_code phone phone_check_state avatar
      gender oauth_secrets referral_code tags vip parent_uid parent_name tester device_number state
      note created_at created_ip reg_ip reg_device reg_device_no last_login_ip last_login_at
      last_login_device nick_name updated_at has_login_password has_email has_phone_number
      real_username kyc_status xp withdraw_count withdraw_total third_deposit third_party`;
    for (const field of fields.trim().split(/\s+/)) expect(profile).toHaveProperty(field);
    expect(JSON.parse(profile.real_username)).toEqual({
      first_name: '',
      middle_name: '',
      last_name: '',
    });
  });

  test('the wallet of the player is real [A-395 M-349]', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    const { uid } = await player.client.call(calls.getProfile, {});
    expect(await player.client.call(calls.getWallet, {})).toEqual({
      uid,
      balance: '0.00',
      withdrawable: '0.00',
    });
  });
});
