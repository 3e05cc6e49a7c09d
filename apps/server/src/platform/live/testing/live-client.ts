import type { MqttConnect } from 'u8-mqtt/esm/node/basic-v4.mjs';
import { onTestFinished } from 'vitest';
import { type Credential, openLive } from './open-live.ts';

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
  const received: LiveClient['received'] = [];
  const waiting = new Set<() => void>();
  const note = (topic: string, message: unknown) => {
    received.push({ topic, message });
    for (const look of waiting) look();
  };
  const { socket, client, connected, closed } = openLive(url, credential, note, changed);
  onTestFinished(() => socket.close());
  await connected;
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
