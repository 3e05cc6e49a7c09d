import { createServer } from 'node:net';
import { liveTopics } from '@perya/contract/live';
import { Aedes } from 'aedes';
import { expect, test } from 'vitest';
import { createOutsideBroker } from './outside-broker.ts';

/** A broker that knows one name and password, and keeps what it was given. */
async function startBroker() {
  const received: { topic: string; message: unknown; qos: number }[] = [];
  const aedes = await Aedes.createBroker({
    authenticate: (_client, username, password, done) =>
      done(null, username === 'perya' && String(password) === 'p@ss'),
  });
  aedes.on('publish', ({ topic, payload, qos }, client) => {
    if (client) received.push({ topic, message: JSON.parse(String(payload)), qos });
  });
  const server = createServer(aedes.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    received,
    urlFor: (name: string, password: string) =>
      `mqtt://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    async stop() {
      await new Promise<void>((resolve) => aedes.close(resolve));
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a bonus is published to the topic of its player, with the name and password that the caller gives, and answered by the broker [G-236 G-331]', async () => {
  const broker = await startBroker();
  const gift = {
    topic: liveTopics.bonus(7n),
    message: { messageId: 'b-1', cash_type: 4003, amount: '8.00' },
  };
  try {
    const known = createOutsideBroker(broker.urlFor('perya', 'p@ss'));
    await known.publish(gift);
    // It is there when the publisher is answered.
    expect(broker.received).toEqual([{ ...gift, qos: 1 }]);
    expect(gift.topic).toBe('mqtt_bonus_notify_7');
    await known.close();
    for (const [name, password] of [
      ['perya', 'other'],
      ['somebody', 'p@ss'],
    ] as const) {
      const stranger = createOutsideBroker(broker.urlFor(name, password));
      await expect(stranger.publish(gift)).rejects.toThrow();
      await stranger.close();
    }
    expect(broker.received).toHaveLength(1);
  } finally {
    await broker.stop();
  }
});
