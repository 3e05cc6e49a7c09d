import type pg from 'pg';
import * as z from 'zod/mini';
import type { EventType, HeardEvent } from './event.ts';
import { type EventRow, eventLog, listEvents } from './events.store.ts';
import type { LogReader } from './log-reader.ts';

export interface Hearing {
  name: string;
  hear(client: pg.PoolClient, row: EventRow): Promise<void>;
}

/** What a reader does at an event of the type; an event that breaks its schema stops the reader. */
export function on<Payload>(
  type: EventType<Payload>,
  react: (client: pg.PoolClient, event: HeardEvent<Payload>) => Promise<void>,
): Hearing {
  return {
    name: type.name,
    hear: (client, { payload, ...event }) =>
      react(client, { ...event, payload: z.parse(type.payload, payload) }),
  };
}

const atOnce = 500;

/** Follows the log of events, in order, and reacts to those that it names. */
export function createEventReader(name: string, hearings: readonly Hearing[]): LogReader {
  const byName = new Map(hearings.map((hearing) => [hearing.name, hearing]));
  const names = [...byName.keys()];
  return {
    name,
    log: eventLog,
    atOnce,
    async react(client, range) {
      for (const row of await listEvents(client, range, names)) {
        await byName.get(row.name)?.hear(client, row);
      }
      return undefined;
    },
  };
}
