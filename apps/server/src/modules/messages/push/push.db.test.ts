import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createPushBrowser, readVapid } from '../../../testing/push/push-browser.ts';
import { type PushService, startPushService } from '../../../testing/push/push-receiver.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let service: PushService;
let server: TestServer;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ settings: { PERYA_PUSH_ORIGINS: service.origin } });
});
afterAll(async () => {
  await server.stop();
  service.stop();
});

let count = 0;

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  await setKycStatus(server, uid, 'basic_account');
  count += 1;
  const path = `/send/${count}`;
  const browser = createPushBrowser(`${service.origin}${path}`);
  const devices = async () => (await player.client.call(calls.getNoticeChoices, {})).devices;
  return {
    ...player,
    uid,
    path,
    browser,
    devices,
    subscribe: () => player.client.call(calls.addPushDevice, browser.subscription),
    choose: (topic: 'security' | 'rewards', is_on: boolean) =>
      player.client.call(calls.chooseNotice, { topic, channel: 'push', is_on }),
    async reward(period: string) {
      const grants = [{ uid: BigInt(uid), period, amount: 5_000n }];
      await server.promotions.grant(grants, { promotion: 90, isCredited: true, by: 'system' });
      await server.settle();
    },
    async changePassword() {
      await player.client.call(calls.updatePassword, {
        password: '',
        new_password: 'bahaykubo71x',
      });
      await server.settle();
    },
    received: () => service.takenAt(path).map(({ body }) => browser.read(body)),
  };
}

describe('a device that notifies', () => {
  test('is told encrypted and signed that something concerns the account, without what it is', async () => {
    const player = await newPlayer();
    const { push_key: key, devices } = await player.subscribe();
    expect(devices).toMatchObject([{ is_this: true }]);
    await player.changePassword();
    expect(player.received()).toEqual([
      {
        title: 'Perya',
        text: 'There is news about your Perya account. Open the app to read it.',
        path: '/s-account/security',
        tag: expect.stringMatching(/^account-\d+$/),
      },
    ]);
    const [taken] = service.takenAt(player.path);
    expect(readVapid(taken?.headers.authorization ?? '', key)).toMatchObject({
      aud: service.origin,
      sub: 'mailto:no-reply@perya.example',
    });
    expect(taken?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    // Nothing of it is sent a second time.
    await server.settle();
    expect(player.received()).toHaveLength(1);
  });

  test('hears of rewards once the player wants it, and of none while they stay away', async () => {
    const player = await newPlayer();
    await player.subscribe();
    await player.reward('first');
    expect(player.received()).toEqual([]);
    await player.choose('rewards', true);
    await player.reward('second');
    expect(player.received()).toMatchObject([
      {
        text: 'A reward was credited to your Perya wallet. Gambling is addictive. Know when to stop. Helpline: NCMH 0917 899 8727',
        path: '/welfare',
      },
    ]);
    await player.choose('security', false);
    await player.client.call(calls.excludeSelf, { period: '1d' });
    await player.reward('third');
    expect(player.received()).toHaveLength(1);
  });

  test('hears nothing that was written before an exclusion and leaves after it', async () => {
    const player = await newPlayer();
    await player.subscribe();
    await player.choose('rewards', true);
    const [device] = await player.devices();
    const shown = { title: 'Perya', text: 'A reward', path: '/welfare', tag: 'reward-1' };
    const content = { uid: player.uid, device: device?.id, topic: 'rewards', shown };
    await player.choose('security', false);
    await player.client.call(calls.excludeSelf, { period: '1d' });
    await server.database.owner.query(
      "insert into platform.outbox_message (channel, uid, content) values ('push', $1, $2)",
      [player.uid, JSON.stringify(content)],
    );
    await server.settle();
    expect(player.received()).toEqual([]);
  });

  test('is forgotten when the browser is gone, at a logout, and for whoever was there before', async () => {
    const gone = await newPlayer();
    await gone.subscribe();
    service.answer(gone.path, 410);
    await gone.changePassword();
    expect(await gone.devices()).toEqual([]);

    const left = await newPlayer();
    await left.subscribe();
    await left.client.call(calls.logout, {});
    await server.settle();
    await left.login();
    expect(await left.devices()).toEqual([]);

    const first = await newPlayer();
    const second = await newPlayer();
    await first.subscribe();
    await second.client.call(calls.addPushDevice, first.browser.subscription);
    expect(await first.devices()).toEqual([]);
    expect(await second.devices()).toHaveLength(1);
  });

  test('is one of ten, the oldest makes room', async () => {
    const player = await newPlayer();
    const add = (n: number) =>
      player.client.call(calls.addPushDevice, {
        ...player.browser.subscription,
        endpoint: `${service.origin}/many/${player.uid}/${n}`,
      });
    await Promise.all(Array.from({ length: 12 }, (_, n) => add(n)));
    expect(await player.devices()).toHaveLength(10);
    const [device] = await player.devices();
    await player.client.call(calls.removePushDevice, { id: device?.id ?? '' });
    expect(await player.devices()).toHaveLength(9);
    const stranger = await newPlayer();
    const [other] = await player.devices();
    const taking = stranger.client.call(calls.removePushDevice, { id: other?.id ?? '' });
    expect(await refusalOf(taking)).toBe('NOTHING_TO_CHANGE');
  });

  test('is at a push service: no other address is taken, and a redirect is not followed', async () => {
    const player = await newPlayer();
    for (const endpoint of ['http://169.254.169.254/latest', 'https://evil.example/push']) {
      const asked = player.client.call(calls.addPushDevice, {
        ...player.browser.subscription,
        endpoint,
      });
      expect(await refusalOf(asked)).toBe('PUSH_SERVICE_UNKNOWN');
    }
    service.answer(player.path, 302);
    await player.subscribe();
    await player.changePassword();
    expect(service.takenAt(player.path)).toHaveLength(1);
    expect(service.takenAt('/elsewhere')).toEqual([]);
  });
});
