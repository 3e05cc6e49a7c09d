import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mosquitto, startMosquitto } from '../../testing/processes/start-mosquitto.ts';
import { createKeyring } from '../keyring.ts';
import { createDynamicSecurity } from './dynamic-security.ts';
import { createLive } from './live.ts';
import { openLine } from './mqtt-line.ts';

describe.runIf(mosquitto)('a Mosquitto of the operator', () => {
  let broker: Awaited<ReturnType<typeof startMosquitto>>;
  beforeAll(async () => {
    broker = await startMosquitto();
  });
  afterAll(() => broker.stop());

  function openLive({ url, playerUrl }: { url: string; playerUrl: string }) {
    const settings = { outsideBroker: { url, playerUrl, key: null } };
    const live = createLive({ keyring: createKeyring(Buffer.alloc(32)), settings });
    onTestFinished(live.close);
    return live;
  }

  test('is found safe, and players of two processes hear their own topics alone', async () => {
    const one = openLive(broker);
    const other = openLive(broker);
    await one.prove();
    await other.prove();
    const heard: unknown[] = [];
    let wake = () => {};
    const url = new URL(broker.playerUrl);
    const credential = await one.credentialFor({ uid: 7n, session: 's' });
    const { client, end } = await openLine(url, credential, {
      onMessage(topic, message) {
        heard.push({ topic, message });
        wake();
      },
    });
    onTestFinished(end);
    for (const topic of credential.topics) {
      expect((await client.subscribe([topic]))[0].answers.map(Number)).toEqual([0]);
    }
    for (const topic of ['wallet_notify_8', '#', '+', '$CONTROL/#']) {
      expect((await client.subscribe([topic]))[0].answers.map(Number)).toEqual([128]);
    }
    const arrived = new Promise<void>((resolve) => {
      wake = () => heard.length > 0 && resolve();
    });
    const tell = (uid: number) =>
      other.carriers['live']?.({
        topic: `wallet_notify_${uid}`,
        message: { messageId: `p-${uid}` },
      });
    await tell(8);
    await tell(7);
    await arrived;
    expect(heard).toEqual([{ topic: 'wallet_notify_7', message: { messageId: 'p-7' } }]);
  });

  test('ends a credential that is over, with its connection', async () => {
    const security = createDynamicSecurity(broker.url);
    onTestFinished(security.close);
    const url = new URL(broker.playerUrl);
    const over = await security.make({ uid: 9n, session: 's' }, 0);
    const lasting = await security.make({ uid: 9n, session: 's' });
    const ended = new Promise<void>((resolve) => {
      void openLine(url, over, { onEnd: resolve }).then(security.sweep, () => resolve());
    });
    await ended;
    await security.sweep();
    await expect(openLine(url, over)).rejects.toThrow('refuses');
    const line = await openLine(url, lasting);
    line.end();
    // With its name and password, but as another client.
    const stolen = { ...lasting, clientId: 'another' };
    await expect(openLine(url, stolen)).rejects.toThrow('refuses');
  });

  test('that lets anybody in is refused at the start', async () => {
    const open = await startMosquitto({ isOpen: true });
    onTestFinished(open.stop);
    await expect(openLive(open).prove()).rejects.toThrow(
      'The broker of MQTT_PLAYER_URL is not safe: anybody may listen to wallet_notify_1 and #',
    );
  });
});
