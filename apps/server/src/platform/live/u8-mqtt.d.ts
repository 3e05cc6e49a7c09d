/** The part of the client that the server and its tests use; the package has no types of its own. */
declare module 'u8-mqtt/esm/node/basic-v4.mjs' {
  import type { Duplex } from 'node:stream';

  export interface MqttConnect {
    client_id: string;
    username?: string;
    password?: string;
    keep_alive: number;
    flags: { clean_start: boolean };
    will?: { topic: string; payload: string; qos: number };
  }

  export interface MqttClient {
    with_stream(stream: Duplex): this;
    with_websock(socket: WebSocket): this;
    connect(packet: MqttConnect): Promise<unknown>;
    /** Answers when the broker has acknowledged it. */
    pub(packet: { topic: string; payload: string; qos: 0 | 1; retain?: boolean }): Promise<unknown>;
    subscribe(topics: string[]): Promise<[{ answers: number[] }]>;
    ping(): Promise<unknown>;
  }

  export function mqtt_v4(options: {
    on_disconnect(): void;
    on_error(): void;
    log_conn(): void;
    on_mqtt_type?: { mqtt_publish(packet: { topic: string; json(): unknown }): void };
  }): MqttClient;
}
