import * as z from 'zod/mini';
import { declareSettings } from '../settings/declare-settings.ts';
import { oneOf, text, url } from '../settings/setting-forms.ts';
import { StartError } from '../start-error.ts';

interface Outside {
  /** Where the server publishes, as a client with the credentials of the address. */
  url: string;
  /** Where players connect. */
  playerUrl: string;
  /** What both sides know, and credentials of players are signed with; null where the broker knows no tokens. */
  key: string | null;
}

export const liveSettings = declareSettings(
  {
    MQTT_URL: {
      schema: z.optional(url('mqtt', 'mqtts', 'ws', 'wss')),
      unset: 'the server is its own broker, at `/mqtt`',
      isSecret: true,
      meaning:
        'an MQTT broker for live messages (`docs/live.md`), with the name and password that the server publishes as',
    },
    MQTT_PLAYER_URL: {
      schema: z.optional(url('ws', 'wss')),
      unset: '–',
      meaning: 'where players reach that broker by WebSocket; needed with `MQTT_URL`',
    },
    MQTT_ACCESS: {
      schema: z._default(oneOf('jwt', 'mosquitto'), 'jwt'),
      unset: '`jwt`',
      meaning:
        'how that broker knows players: `jwt` by tokens (EMQX and others), `mosquitto` by its plugin for dynamic security',
    },
    MQTT_PLAYER_KEY: {
      schema: z.optional(text()),
      unset: '–',
      isSecret: true,
      meaning:
        'the key by which that broker knows what we have signed for players; needed with `MQTT_URL` and `jwt`',
    },
  },
  (given): { outsideBroker: Outside | null } => {
    const { MQTT_URL, MQTT_PLAYER_URL, MQTT_PLAYER_KEY, MQTT_ACCESS } = given;
    if (!MQTT_URL) return { outsideBroker: null };
    const key = MQTT_ACCESS === 'jwt' ? MQTT_PLAYER_KEY : null;
    if (!MQTT_PLAYER_URL || key === undefined) {
      throw new StartError('Setting MQTT_URL needs MQTT_PLAYER_URL and MQTT_PLAYER_KEY.');
    }
    return { outsideBroker: { url: MQTT_URL, playerUrl: MQTT_PLAYER_URL, key } };
  },
);

export type OutsideBrokerSettings = Outside;
