import * as z from 'zod/mini';
import { declareSettings } from '../settings/declare-settings.ts';
import { text, url } from '../settings/setting-forms.ts';
import { StartError } from '../start-error.ts';

interface Outside {
  /** Where the server publishes, as a client with the credentials of the address. */
  url: string;
  /** Where players connect. */
  playerUrl: string;
  /** What both sides know; credentials of players are signed with it. */
  key: string;
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
    MQTT_PLAYER_KEY: {
      schema: z.optional(text()),
      unset: '–',
      isSecret: true,
      meaning:
        'the key by which that broker knows what we have signed for players; needed with `MQTT_URL`',
    },
  },
  (given): { outsideBroker: Outside | null } => {
    const { MQTT_URL, MQTT_PLAYER_URL, MQTT_PLAYER_KEY } = given;
    if (!MQTT_URL) return { outsideBroker: null };
    if (!MQTT_PLAYER_URL || !MQTT_PLAYER_KEY) {
      throw new StartError('Setting MQTT_URL needs MQTT_PLAYER_URL and MQTT_PLAYER_KEY.');
    }
    return {
      outsideBroker: { url: MQTT_URL, playerUrl: MQTT_PLAYER_URL, key: MQTT_PLAYER_KEY },
    };
  },
);

export type OutsideBrokerSettings = Outside;
