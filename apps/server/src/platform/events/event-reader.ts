import type pg from 'pg';
import * as z from 'zod/mini';
import type { EventType, ReceivedEvent } from './event.ts';
import { type EventRow, eventLog, listEvents } from './events.store.ts';
import type { LogReader } from './log-reader.ts';

export interface EventHandler {
  name: string;
  handle(client: pg.PoolClient, row: EventRow): Promise<void>;
}

/** A handler of one event type; an event that does not match its schema stops the reader. */
export function on<Payload>(
  type: EventType<Payload>,
  react: (client: pg.PoolClient, event: ReceivedEvent<Payload>) => Promise<void>,
): EventHandler {
  return {
    name: type.name,
    handle: (client, { payload, ...event }) =>
      react(client, { ...event, payload: z.parse(type.payload, payload) }),
  };
}

const batchSize = 500;

/** Reads the event log in order and handles the events that have a handler. */
export function createEventReader(name: string, handlers: readonly EventHandler[]): LogReader {
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  const names = [...byName.keys()];
  return {
    name,
    log: eventLog,
    batchSize,
    async react(client, range) {
      for (const row of await listEvents(client, range, names)) {
        await byName.get(row.name)?.handle(client, row);
      }
      return undefined;
    },
  };
}
