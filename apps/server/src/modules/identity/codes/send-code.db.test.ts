import { calls } from '@perya/contract/calls';
import type { Language } from '@perya/contract/text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { postJson } from '../../../testing/post-json.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { PERYA_TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => server.stop());

const send = (phone: string, purpose = 'login', headers: Record<string, string> = {}) =>
  postJson(`${server.url}/member/sms`, { phone, purpose }, headers);

/** As if the codes of the phone had been sent so many seconds earlier. */
const age = (phone: string, seconds: number) =>
  server.database.pool.query(
    `update identity.otp set created_at = created_at - make_interval(secs => $2) where contact = $1`,
    [`+63${phone}`, seconds],
  );

describe('the wait between two codes', () => {
  test.each([
    ['login', 30],
    ['password', 60],
  ] as const)('is kept by the server: for %s %i s [A-276 A-277]', async (purpose, seconds) => {
    const { phone } = createApiPlayer(server.url);
    const askedAt = Date.now() / 1000;
    const { data } = await send(phone, purpose);
    const { resendAt } = data as { resendAt: number };
    expect(resendAt - askedAt).toBeGreaterThanOrEqual(seconds - 1);
    expect(resendAt - Date.now() / 1000).toBeLessThanOrEqual(seconds + 1);
    await age(phone, seconds - 20);
    const early = await send(phone, purpose);
    expect(early).toMatchObject({ status: false, code: 'CODE_TOO_SOON' });
    expect(early.data).toMatch(
      /^A code was sent a moment ago\. You can ask for another in (1?[1-9]|10|20) s$/,
    );
    await age(phone, 20);
    expect(await send(phone, purpose)).toMatchObject({ status: true });
    expect(await readInbox(server.url, phone)).toHaveLength(2);
  });

  test('lets one of fifty through that are asked for at once', async () => {
    const { phone } = createApiPlayer(server.url);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(phone)));
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CODE_TOO_SOON')).toHaveLength(49);
    expect(await readInbox(server.url, phone)).toHaveLength(1);
  });

  test('is over once the code has been used, and is kept for each purpose by itself', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    expect(await send(player.phone)).toMatchObject({ status: true });
    expect(await send(player.phone, 'password')).toMatchObject({ status: true });
  });

  test('of a device of the player is not begun by a stranger, nor is its code ended', async () => {
    const owner = createApiPlayer(server.url);
    await owner.login();
    const code = await owner.receiveCode();
    expect(await send(owner.phone)).toMatchObject({ status: true });
    expect(await send(owner.phone)).toMatchObject({ code: 'CODE_TOO_SOON' });
    expect((await owner.client.call(calls.loginByCode, code)).token).not.toBe('');
  });
});

describe('a code', () => {
  test('ends when a newer one is sent for the same, and others do not', async () => {
    const player = createApiPlayer(server.url);
    const older = await player.receiveCode();
    const other = await player.receiveCode('retrieve');
    await age(player.phone, 30);
    const newer = await player.receiveCode();
    expect(await refusalOf(player.client.call(calls.loginByCode, older))).toBe('CODE_WRONG');
    expect(await player.client.call(calls.checkCode, older)).toBe(false);
    expect(await player.client.call(calls.checkCode, other)).toBe(true);
    expect((await player.client.call(calls.loginByCode, newer)).token).not.toBe('');
  });

  test.each([
    ['login', 'en_US', /code to log in\. /],
    ['login', 'tl_PH', /code mo para mag-login\. /],
    ['password', 'en_US', /code to change your password\. /],
    ['password', 'tl_PH', /code mo para palitan ang password mo\. /],
    ['retrieve', 'en_US', /code to reset your password\. /],
    ['retrieve', 'tl_PH', /code mo para i-reset ang password mo\. /],
  ] as const)('says what it is for: %s in %s', async (purpose, lang: Language, words) => {
    const { phone } = createApiPlayer(server.url);
    await send(phone, purpose, { lang });
    const [message] = await readInbox(server.url, phone);
    expect(message?.text).toMatch(words);
    // One SMS of the alphabet that every phone has.
    expect(message?.text.length).toBeLessThanOrEqual(160);
  });

  test('is checked with the phone and country that it was sent to [A-378]', async () => {
    const player = createApiPlayer(server.url);
    const code = await player.receiveCode('password');
    const { phone } = player;
    const check = (named: object) => player.client.call(calls.checkCode, { ...code, ...named });
    expect(await check({ phone, country_code: '63' })).toBe(true);
    expect(await check({ phone, country_code: '+63' })).toBe(true);
    expect(await check({ phone: `0${phone}` })).toBe(true);
    const otherPhone = phone.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    expect(await check({ phone: otherPhone, country_code: '63' })).toBe(false);
    expect(await check({ phone, country_code: '62' })).toBe(false);
    expect(await check({ phone, country_code: '63' })).toBe(true);
  });
});
