import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { postJson } from '../../../testing/post-json.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const password = 'Sampaguita77x';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: { passwordAddress: { points: 3, seconds: 600 } } });
});
afterAll(() => server.stop());

test('an address is refused after so many wrong passwords at whatever accounts; right ones do not count', async () => {
  const player = createApiPlayer(server.url);
  await player.login();
  await player.client.call(calls.updatePassword, { new_password: password });
  const tryAt = async (phone: string, tried: string) => {
    const { code } = await postJson(`${server.url}/member/login`, { phone, password: tried });
    return code ?? 'in';
  };
  for (let time = 0; time < 5; time += 1) expect(await tryAt(player.phone, password)).toBe('in');
  for (const phone of ['9170000011', '9170000012', '9170000013']) {
    expect(await tryAt(phone, password)).toBe('LOGIN_WRONG');
  }
  expect(await tryAt('9170000014', password)).toBe('TOO_MANY_REQUESTS');
  expect(await tryAt(player.phone, password)).toBe('TOO_MANY_REQUESTS');
});
