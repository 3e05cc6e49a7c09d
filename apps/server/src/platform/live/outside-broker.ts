/// <reference path="./u8-mqtt.d.ts" />
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { connect as connectSealed } from 'node:tls';
import { type MqttClient, mqtt_v4 } from 'u8-mqtt/esm/node/basic-v4.mjs';
import * as z from 'zod/mini';

const content = z.object({ topic: z.string(), message: z.record(z.string(), z.unknown()) });

/** Shorter than the lease of the outbox. */
const answerMs = 5000;

interface Line {
  client: MqttClient;
  end(): void;
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The broker gave no answer')), answerMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Opens what the address names and hands it to the client; answers how to end it. */
async function openLine(client: MqttClient, url: URL): Promise<() => void> {
  if (url.protocol.startsWith('ws')) {
    const socket = new WebSocket(`${url.protocol}//${url.host}${url.pathname}`, ['mqtt']);
    client.with_websock(socket);
    return () => socket.close();
  }
  const isSealed = url.protocol === 'mqtts:';
  const place = { host: url.hostname, port: Number(url.port) || (isSealed ? 8883 : 1883) };
  const socket = isSealed
    ? connectSealed({ ...place, servername: url.hostname })
    : connectPlain(place);
  await once(socket, isSealed ? 'secureConnect' : 'connect');
  client.with_stream(socket);
  return () => socket.destroy();
}

/** Publishes at a broker of the operator's own. A line that breaks is opened again by the next message. */
export function createOutsideBroker(address: string) {
  const url = new URL(address);
  let line: Promise<Line> | null = null;

  async function open(): Promise<Line> {
    const forget = () => {
      line = null;
    };
    const client = mqtt_v4({ on_disconnect: forget, on_error: forget, log_conn() {} });
    const end = await openLine(client, url);
    const { username, password } = url;
    await client.connect({
      client_id: `perya-server-${randomUUID()}`,
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
      keep_alive: 60,
      flags: { clean_start: true },
    });
    return { client, end };
  }

  async function send(topic: string, message: object, qos: 0 | 1): Promise<void> {
    line ??= inTime(open());
    const used = line;
    try {
      const { client } = await used;
      await inTime(client.pub({ topic, payload: JSON.stringify(message), qos }));
    } catch (error) {
      if (line === used) line = null;
      void used.then(({ end }) => end()).catch(() => {});
      throw error;
    }
  }

  return {
    async publish(given: unknown): Promise<void> {
      const { topic, message } = z.parse(content, given);
      await send(topic, message, 1);
    },
    /** For what nobody misses: it is sent once or not at all. */
    hint: (topic: string, message: object) => void send(topic, message, 0).catch(() => {}),
    async close(): Promise<void> {
      const last = line;
      line = null;
      await last?.then(({ end }) => end()).catch(() => {});
    },
  };
}
