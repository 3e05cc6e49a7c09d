import type { AnswerOf } from '@perya/contract/call';
import { liveTimes } from '@perya/contract/live';
import type { getLiveCredential } from '@perya/contract/messages/calls/live';
import { type MqttClient, type MqttConnect, mqtt_v4 } from 'u8-mqtt/esm/node/basic-v4.mjs';

export type Credential = AnswerOf<typeof getLiveCredential>;

export interface LiveLine {
  socket: WebSocket;
  client: MqttClient;
  /** Rejects if the broker does not take it. */
  connected: Promise<void>;
  /** Resolves with the code of the end. */
  closed: Promise<number>;
}

/** Connects as the app does, with whatever is changed of it. */
export function openLive(
  url: string,
  credential: Credential,
  onMessage: (topic: string, message: unknown) => void,
  changed: Partial<MqttConnect> = {},
): LiveLine {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${credential.url}`, ['mqtt']);
  const client = mqtt_v4({
    on_disconnect() {},
    on_error() {},
    log_conn() {},
    on_mqtt_type: {
      mqtt_publish: (packet) => onMessage(packet.topic, packet.json()),
    },
  }).with_websock(socket);
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  );
  const refused = closed.then((code) => {
    throw new Error(`closed with ${code}`);
  });
  const greeted = client.connect({
    client_id: credential.client_id,
    username: credential.username,
    password: credential.password,
    keep_alive: liveTimes.keepAliveSeconds,
    flags: { clean_start: true },
    ...changed,
  });
  const connected = Promise.race([greeted, refused]).then(() => {});
  refused.catch(() => {});
  return { socket, client, connected, closed };
}
