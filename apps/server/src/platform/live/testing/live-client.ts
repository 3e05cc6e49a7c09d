import type { AnswerOf } from '@perya/contract/call';
import type { getLiveCredential } from '@perya/contract/calls/live';
import { liveTimes } from '@perya/contract/live';
import { type MqttConnect, mqtt_v4 } from 'u8-mqtt/esm/node/basic-v4.mjs';
import { onTestFinished } from 'vitest';

type Credential = AnswerOf<typeof getLiveCredential>;

export interface LiveClient {
  socket: WebSocket;
  /** Resolves with the code of the end. */
  closed: Promise<number>;
  /** What came so far. */
  received: { topic: string; message: unknown }[];
  /** Resolves with the first message that fits. */
  next(fits?: (message: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  /** Answers what the broker granted: 128 is refused. */
  subscribe(topics: string[]): Promise<number[]>;
  publish(topic: string, changed?: { retain?: boolean }): Promise<unknown>;
  ping(): Promise<unknown>;
}

/** Connects as the app does, with whatever the suite changes of it; rejects if the broker does not take it. */
export async function connectLive(
  url: string,
  credential: Credential,
  changed: Partial<MqttConnect> = {},
): Promise<LiveClient> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${credential.url}`, ['mqtt']);
  onTestFinished(() => socket.close());
  const received: LiveClient['received'] = [];
  const waiting = new Set<() => void>();
  const client = mqtt_v4({
    on_disconnect() {},
    on_error() {},
    log_conn() {},
    on_mqtt_type: {
      mqtt_publish(packet) {
        received.push({ topic: packet.topic, message: packet.json() });
        for (const look of waiting) look();
      },
    },
  }).with_websock(socket);
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  );
  const refused = closed.then((code) => {
    throw new Error(`closed with ${code}`);
  });
  const connected = client.connect({
    client_id: credential.client_id,
    username: credential.username,
    password: credential.password,
    keep_alive: liveTimes.keepAliveSeconds,
    flags: { clean_start: true },
    ...changed,
  });
  await Promise.race([connected, refused]);
  refused.catch(() => {});
  return {
    socket,
    closed,
    received,
    next: (fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = received.find(({ message }) => fits(message as Record<string, unknown>));
          if (!found) return;
          waiting.delete(look);
          resolve(found.message as Record<string, unknown>);
        };
        waiting.add(look);
        look();
      }),
    subscribe: async (topics) => (await client.subscribe(topics))[0].answers.map(Number),
    publish: (topic, changed = {}) => client.pub({ topic, payload: '{}', qos: 1, ...changed }),
    ping: () => client.ping(),
  };
}
