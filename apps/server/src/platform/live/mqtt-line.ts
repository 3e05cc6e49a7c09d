/// <reference path="./u8-mqtt.d.ts" />
import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { connect as connectSealed } from 'node:tls';
import { type MqttClient, mqtt_v4 } from 'u8-mqtt/esm/node/basic-v4.mjs';

/** Shorter than the lease of the outbox. */
const answerMs = 5000;

export interface Greeting {
  clientId: string;
  username?: string | undefined;
  password?: string | undefined;
}

export interface Line {
  client: MqttClient;
  /** Whoever ends it. */
  ended: Promise<void>;
  end(): void;
}

interface LineEvents {
  onMessage?(topic: string, message: unknown): void;
  onEnd?(): void;
}

/** The broker has answered, and wants nothing of us: other than one that is away. */
export class BrokerRefused extends Error {}

export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The broker gave no answer')), answerMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Opens what the address names; answers once it is open, with what ends it and with its end. */
async function openTransport(client: MqttClient, url: URL) {
  if (url.protocol.startsWith('ws')) {
    const socket = new WebSocket(`${url.protocol}//${url.host}${url.pathname}`, ['mqtt']);
    const ended = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
    client.with_websock(socket);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('The broker is away')));
    });
    return { ended, end: () => socket.close() };
  }
  const isSealed = url.protocol === 'mqtts:';
  const place = { host: url.hostname, port: Number(url.port) || (isSealed ? 8883 : 1883) };
  const socket = isSealed
    ? connectSealed({ ...place, servername: url.hostname })
    : connectPlain(place);
  await once(socket, isSealed ? 'secureConnect' : 'connect');
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  client.with_stream(socket);
  return { ended, end: () => socket.destroy() };
}

/** Opens a line and greets; `BrokerRefused` where the broker does not take the greeting. */
export async function openLine(
  url: URL,
  { clientId, username, password }: Greeting,
  { onMessage, onEnd = () => {} }: LineEvents = {},
): Promise<Line> {
  const client = mqtt_v4({
    on_disconnect: onEnd,
    on_error: onEnd,
    log_conn() {},
    ...(onMessage && {
      on_mqtt_type: { mqtt_publish: (packet) => onMessage(packet.topic, packet.json()) },
    }),
  });
  const { ended, end } = await inTime(openTransport(client, url));
  const refused = ended.then(() => {
    throw new BrokerRefused('The broker has closed the line');
  });
  refused.catch(() => {});
  const greeted = client.connect({
    client_id: clientId,
    ...(username ? { username } : {}),
    ...(password ? { password } : {}),
    keep_alive: 60,
    flags: { clean_start: true },
  });
  try {
    await inTime(Promise.race([greeted, refused]));
  } catch (error) {
    end();
    throw new BrokerRefused('The broker refuses the greeting', { cause: error });
  }
  return { client, ended, end };
}

/** The address without who one is, and who one is. */
export function readAddress(address: string) {
  const url = new URL(address);
  const username = decodeURIComponent(url.username) || undefined;
  const password = decodeURIComponent(url.password) || undefined;
  return { url, username, password };
}
