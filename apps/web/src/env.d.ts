declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** The same catalogue in English (`@perya/translation/english-messages`). */
declare module '*.po?english' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** The part of the MQTT client that the app uses; the package has no types of its own. */
declare module 'u8-mqtt/esm/web/basic-v4.js' {
  export interface MqttClient {
    with_websock(socket: WebSocket): this;
    connect(packet: {
      client_id: string;
      username: string;
      password: string;
      keep_alive: number;
      flags: { clean_start: boolean };
    }): Promise<unknown>;
    subscribe(topics: string[]): Promise<[{ answers: readonly number[] }]>;
    ping(): Promise<unknown>;
  }

  export function mqtt_v4(options: {
    on_disconnect(): void;
    on_error(): void;
    log_conn(): void;
    on_mqtt_type: {
      mqtt_pingresp(): void;
      mqtt_publish(packet: { json(): unknown }): void;
    };
  }): MqttClient;
}
