import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { totpCode } from './totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text]
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const stepNow = () => BigInt(Math.floor(Date.now() / 30_000));

async function playerWithApp() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { secret, uri } = await player.client.call(calls.beginTotp, {});
  const key = fromBase32(secret);
  const confirmed = await player.client.call(calls.confirmTotp, {
    code: totpCode(key, stepNow() - 1n),
  });
  return { player, key, uri, recovery: confirmed.recovery_codes };
}

describe('the authenticator app', () => {
  test('is switched on by a first code and gives recovery codes', async () => {
    const { player, uri, recovery } = await playerWithApp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Perya:/);
    expect(recovery).toHaveLength(8);
    expect((await player.client.call(calls.getSecurity, {})).totp).toBe(true);
    expect(await refusalOf(player.client.call(calls.beginTotp, {}))).toBe('TOTP_ALREADY_ON');
  });

  test('is asked for on a new device, and its code serves once', async () => {
    const { player, key } = await playerWithApp();
    const laptop = createApiPlayer(server.url, player.phone);
    const asked = await laptop.client.call(calls.loginByCode, await laptop.receiveCode());
    expect(asked.token).toBe('');
    const challenge = asked.challenge ?? '';
    const finish = (code: string) =>
      laptop.client.call(calls.loginBySecondFactor, { challenge, code });
    expect(await refusalOf(finish('000000'))).toBe('CODE_WRONG');
    const code = totpCode(key, stepNow());
    const { token } = await finish(code);
    laptop.use(token);
    expect((await laptop.client.call(calls.getProfile, {})).has_totp).toBe(true);
    expect(await refusalOf(finish(code))).toBe('CODE_WRONG');
    expect((await laptop.login()) !== '').toBe(true);
  });

  test('is needed to change the password', async () => {
    const { player, key } = await playerWithApp();
    const change = (totp?: string) =>
      player.client.call(calls.updatePassword, { new_password: 'Kalachuchi88y', totp });
    expect(await refusalOf(change())).toBe('SECOND_FACTOR_REQUIRED');
    expect(await refusalOf(change('000000'))).toBe('CODE_WRONG');
    expect(await change(totpCode(key, stepNow()))).toBe(true);
  });

  test('a recovery code replaces it once, and it can be switched off', async () => {
    const { player, recovery } = await playerWithApp();
    const [code = '', other = ''] = recovery;
    expect(await player.client.call(calls.endTotp, { code })).toBe(true);
    expect((await player.client.call(calls.getProfile, {})).has_totp).toBe(false);
    expect(await refusalOf(player.client.call(calls.endTotp, { code: other }))).toBe('CODE_WRONG');
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
