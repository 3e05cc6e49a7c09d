import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { postJson } from '../../../testing/post-json.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const attempt = (path: string, body: unknown, token?: string) =>
  postJson(`${server.url}${path}`, body, token ? { authorization: `Bearer ${token}` } : {});

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');
const otpId = 'A'.repeat(22);

describe('malformed fields get the message of their rule, and nothing is stored', () => {
  const phones = [
    '',
    '9',
    '8171234567',
    '91712345678',
    '+639171234567',
    'abcdefghij',
    "9' or 1=1",
    '９１７１２３４５６７',
  ];
  test.each(phones)('phone %j [A-325]', async (phone) => {
    const answer = await attempt('/member/sms', { phone });
    expect(answer).toMatchObject({
      status: false,
      code: 'INVALID_INPUT',
      data: 'Phone number Error',
    });
  });

  test.each([
    {},
    { phone: 9171234567 },
    { phone: ['9171234567'] },
    { phone: null },
    { phone: '9171234567', email: 'a@b.ph' },
  ])('sending to %j', async (body) => {
    expect(await attempt('/member/sms', body)).toMatchObject({ status: false });
  });

  test('an empty code [A-339 M-287]', async () => {
    const answer = await attempt('/member/otp/login', { otp_id: otpId, code: '' });
    expect(answer).toMatchObject({ code: 'INVALID_INPUT', data: 'Please enter the code' });
  });

  test.each(['1', '12345', '1234567', '12345a', ' 123456', '１２３４５６'])(
    'code %j [A-338 A-340 M-286]',
    async (code) => {
      for (const path of ['/member/otp/login', '/member/auth/sms']) {
        const answer = await attempt(path, { otp_id: otpId, code });
        expect(answer, path).toMatchObject({
          status: false,
          code: 'INVALID_INPUT',
          data: 'Please enter the correct code',
        });
      }
    },
  );

  test('other countries than the Philippines are not sent to', async () => {
    const answer = await attempt('/member/sms', { phone: '9171234567', country_code: '1' });
    expect(answer).toMatchObject({ status: false, code: 'INVALID_INPUT' });
  });

  const passwords: [string, string][] = [
    ['short1', 'Password minLength is 8, maxLength is 20'],
    [`${'a'.repeat(20)}1`, 'Password minLength is 8, maxLength is 20'],
    ['onlyletters', 'must contain at least 1 letter and 1 number'],
    ['1234567890', 'must contain at least 1 letter and 1 number'],
    ['with space1', 'must contain at least 1 letter and 1 number'],
    ['symbols!123', 'must contain at least 1 letter and 1 number'],
    ['', 'Password is required'],
  ];
  test.each(passwords)(
    'new password %j is told %j [A-326 A-327 A-329]',
    async (password, message) => {
      const player = createApiPlayer(server.url);
      const token = await player.login();
      const answer = await attempt('/member/password/update', { new_password: password }, token);
      expect(answer).toMatchObject({ status: false, code: 'INVALID_INPUT', data: message });
      expect((await player.client.call(calls.getProfile, {})).has_login_password).toBe(false);
    },
  );

  test('one of the commonest passwords is refused though it keeps the format', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    // Patterns of this house and country, and of the lists of leaked ones.
    const common = [
      'password123',
      'Qwerty12345',
      '1q2w3e4r5t',
      'iloveyou2024',
      'Rush2112',
      'trustno1',
    ];
    for (const password of common) {
      const change = player.client.call(calls.updatePassword, { new_password: password });
      expect(await refusalOf(change), password).toBe('PASSWORD_COMMON');
    }
    const words = async (language: 'en_US' | 'tl_PH') => {
      const same = createApiPlayer(server.url, player.phone, language);
      same.use(player.token());
      const change = same.client.call(calls.updatePassword, { new_password: 'jordan23' });
      return change.catch((error: Error) => error.message);
    };
    expect(await words('en_US')).toBe('This password is too easy to guess, please choose another');
    expect(await words('tl_PH')).toBe('Madaling mahulaan ang password na ito, pumili ng iba');
    const visitor = createApiPlayer(server.url);
    const registration = { ...(await visitor.receiveCode()), password: 'blink182' };
    expect(await refusalOf(visitor.client.call(calls.register, registration))).toBe(
      'PASSWORD_COMMON',
    );
    const reset = { ...(await player.receiveCode('retrieve')), new_password: '12qwaszx' };
    expect(await refusalOf(player.client.call(calls.retrievePassword, reset))).toBe(
      'PASSWORD_COMMON',
    );
  });

  const details: [object, string][] = [
    [{ nickname: 'abcd' }, 'minLength is 5'],
    [{ nickname: 'a'.repeat(31) }, 'maxLength is 30'],
    [{ nickname: 'with space' }, 'Reg Error'],
    [{ nickname: 'ñandúñandú' }, 'Reg Error'],
    [{ email: 'nobody' }, 'Email Address Error'],
    [{ email: 'a b@c.ph' }, 'Email Address Error'],
    [{ email: `${'a'.repeat(30)}@b.ph` }, 'Email Address maxLength is 30'],
    [{}, 'Parameters are required'],
  ];
  test.each(details)('%j is told %j [A-332 A-333 A-334 A-335]', async (change, message) => {
    const player = createApiPlayer(server.url);
    const token = await player.login();
    expect(await attempt('/member/detail/update', change, token)).toMatchObject({
      status: false,
      data: message,
    });
    const profile = await player.client.call(calls.getProfile, {});
    expect([profile.nickname, profile.email]).toEqual(['', '']);
  });
});

describe('guessing', () => {
  test('five wrong codes lock the phone with the exact message, even for the right code [A-278 A-435 M-417]', async () => {
    const player = createApiPlayer(server.url);
    const { otp_id, code } = await player.receiveCode();
    const tries = [];
    for (let tried = 0; tried < 6; tried += 1) {
      tries.push(await attempt('/member/otp/login', { otp_id, code: wrongCode(code) }));
    }
    const locked = 'the maximum number of code attempts has been exceeded. Please try again later';
    expect(tries.map(({ data }) => data)).toEqual([
      'Invalid code',
      'Invalid code',
      'Invalid code',
      'Invalid code',
      locked,
      locked,
    ]);
    expect(await attempt('/member/otp/login', { otp_id, code })).toMatchObject({ data: locked });
    expect(await attempt('/member/sms', { phone: player.phone })).toMatchObject({ data: locked });
  });

  test('asking for new codes does not give new tries', async () => {
    const player = createApiPlayer(server.url);
    const outcomes: string[] = [];
    for (let tried = 0; tried < 5; tried += 1) {
      await server.database.pool.query(
        `update identity.otp set created_at = created_at - interval '1 minute' where contact = $1`,
        [`+63${player.phone}`],
      );
      const { otp_id, code } = await player.receiveCode();
      const login = player.client.call(calls.loginByCode, { otp_id, code: wrongCode(code) });
      outcomes.push(await refusalOf(login));
    }
    expect(outcomes.at(-1)).toBe('CODE_ATTEMPTS_EXCEEDED');
  });

  test('five wrong passwords lock the phone, and an unknown phone is treated alike', async () => {
    const known = createApiPlayer(server.url);
    await known.login();
    await known.client.call(calls.updatePassword, { new_password: 'Sampaguita77x' });
    const outcomesOf = async (phone: string) => {
      const outcomes: string[] = [];
      for (let tried = 0; tried < 6; tried += 1) {
        const { code, data } = await attempt('/member/login', { phone, password: 'Wrong12345' });
        outcomes.push(`${code}: ${data}`);
      }
      return outcomes;
    };
    const seen = await outcomesOf(known.phone);
    expect(seen).toEqual(await outcomesOf(createApiPlayer(server.url).phone));
    expect(seen.at(-1)).toMatch(/^LOGIN_LOCKED: /);
    const right = createApiPlayer(server.url).client.call(calls.loginByPassword, {
      phone: known.phone,
      password: 'Sampaguita77x',
    });
    expect(await refusalOf(right)).toBe('LOGIN_LOCKED');
  });
});

describe('what belongs to others or to the past', () => {
  test('a used code does not work again, not even fifty times at once', async () => {
    const player = createApiPlayer(server.url);
    const code = await player.receiveCode();
    const tries = Array.from({ length: 50 }, () => attempt('/member/otp/login', code));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter(({ status }) => status)).toHaveLength(1);
  });

  test("another player's request does not fit one's own code", async () => {
    const ana = createApiPlayer(server.url);
    const ben = createApiPlayer(server.url);
    const anas = await ana.receiveCode();
    const bens = await ben.receiveCode();
    if (anas.code !== bens.code) {
      const mixed = ana.client.call(calls.loginByCode, { otp_id: bens.otp_id, code: anas.code });
      expect(await refusalOf(mixed)).toBe('CODE_WRONG');
    }
  });

  test('a code for one purpose does not serve another', async () => {
    const player = createApiPlayer(server.url);
    const code = await player.receiveCode('retrieve');
    expect(await refusalOf(player.client.call(calls.loginByCode, code))).toBe('CODE_WRONG');
  });

  test('an expired code is refused', async () => {
    const player = createApiPlayer(server.url);
    const code = await player.receiveCode();
    await server.database.pool.query('update identity.otp set expires_at = now() where id = $1', [
      code.otp_id,
    ]);
    expect(await refusalOf(player.client.call(calls.loginByCode, code))).toBe('CODE_WRONG');
  });

  test.each([
    ['forged', 'A'.repeat(43)],
    ['shortened', 'abc'],
    ['with a quote', `${'A'.repeat(40)}'--`],
  ])('a token that is %s is 401', async (_, token) => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${server.url}/member/detail`, { headers })).status).toBe(401);
  });

  test("another player's session cannot be ended, nor their picture worn", async () => {
    const ana = createApiPlayer(server.url);
    const ben = createApiPlayer(server.url);
    await ana.login();
    await ben.login();
    await ben.prove();
    const { devices } = await ana.client.call(calls.getSecurity, {});
    expect(await ben.client.call(calls.endSession, { id: devices[0]?.id })).toEqual({ ended: 0 });
    const { uid } = await ana.client.call(calls.getProfile, {});
    for (const avatar of [
      `avatars/${uid}/x.webp`,
      '../secret.key',
      '/etc/passwd',
      'javascript:alert(1)',
    ]) {
      expect(await refusalOf(ben.client.call(calls.updateDetail, { avatar })), avatar).toBe(
        'FILE_UNKNOWN',
      );
    }
  });

  test('the delivery api of the sandbox inbox is closed without its key', async () => {
    const answer = await fetch(`${server.url}/sandbox/sms/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"to":"+639170000001","text":"123456"}',
    });
    expect(answer.status).toBe(401);
  });
});

describe('no secret is left lying about', () => {
  test('neither the log nor the database holds a code, a token or a password in clear', async () => {
    const player = createApiPlayer(server.url);
    const token = await player.login();
    await player.client.call(calls.updatePassword, { new_password: 'Bulaklak4711x' });
    await refusalOf(
      player.client.call(calls.loginByPassword, { phone: player.phone, password: 'Wrong4711x' }),
    );
    const codes = (await readInbox(server.url, player.phone)).flatMap(({ code }) => code ?? []);
    const secrets = [token, 'Bulaklak4711x', 'Wrong4711x', ...codes];
    const log = server.logged();
    const { rows: tables } = await server.database.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const contents = await Promise.all(
      tables.map(({ name }) =>
        server.database.pool.query<{ text: string | null }>(
          `select string_agg(t::text, '') as text from ${name} t`,
        ),
      ),
    );
    const stored = contents.map(({ rows }) => rows[0]?.text ?? '').join('\n');
    for (const secret of secrets) {
      // Six digits can stand in any number, so a code counts only where nothing else touches it.
      const pattern = new RegExp(`(?<![0-9a-zA-Z])${secret}(?![0-9a-zA-Z])`);
      expect(log).not.toMatch(pattern);
      expect(stored).not.toMatch(pattern);
    }
  });
});
