import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectLive } from '../../../platform/live/testing/live-client.ts';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a bonus that was credited is a live message too: which it is, its cash type and its amount [G-235 G-236]', async () => {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  await setKycStatus(server, uid, 'basic_account');
  // What the line is opened with comes from the call; nothing else opens it.
  const credential = await player.client.call(calls.getLiveCredential, {});
  const line = await connectLive(server.url, credential);
  await line.subscribe(credential.topics);
  await server.promotions.grant([{ uid: BigInt(uid), period: 'once', amount: 5_000n }], {
    promotion: 90,
    isCredited: true,
    by: 'system',
  });
  await server.settle();
  await expect
    .poll(() => line.received.map(({ topic }) => topic))
    .toContain(`mqtt_bonus_notify_${uid}`);
  const gift = line.received.find(({ topic }) => topic === `mqtt_bonus_notify_${uid}`);
  expect(gift?.message).toMatchObject({
    messageId: expect.stringMatching(/^b-\d+$/),
    cash_type: 4011,
    amount: '50.00',
  });
});
