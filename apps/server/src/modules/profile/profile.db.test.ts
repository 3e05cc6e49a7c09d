import { calls } from '@perya/contract/calls';
import { kycStatusNumber } from '@perya/contract/rules/kyc-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer } from '../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the profile', () => {
  test('is made of what identity and the identity check know of the player', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    const read = () => player.client.call(calls.getProfile, {});
    const before = await read();
    const status = await server.kyc.statusOf(BigInt(before.uid));
    expect(before).toMatchObject({
      phone: player.phone,
      kyc_status: kycStatusNumber(status),
      has_login_password: false,
      has_totp: false,
      nickname: '',
      nickname_free_at: 0,
      last_login_ip: '127.0.0.1',
    });
    await player.client.call(calls.updatePassword, { password: '', new_password: 'bahaykubo71x' });
    await player.client.call(calls.updateDetail, { nickname: 'Marikit', email: 'a1@example.ph' });
    expect(JSON.parse(before.real_username)).toEqual({
      first_name: '',
      middle_name: '',
      last_name: '',
    });
    const names = { first_name: 'Maria', middle_name: '', last_name: 'Clara' };
    const base = { ...names, birthday: '1990-06-12', gender: 'female' } as const;
    await player.client.call(calls.updateKycBase, base);
    const after = await read();
    expect(after).toMatchObject({
      has_login_password: true,
      has_email: true,
      email_check_state: 0,
      nickname: 'Marikit',
      nick_name: 'Marikit',
      gender: 'female',
      kyc_status: 1,
    });
    expect(JSON.parse(after.real_username)).toEqual(names);
    expect(after.nickname_free_at).toBeGreaterThan(after.last_login_at);
  });
});
