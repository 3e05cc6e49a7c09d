import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Bell } from './events/bell.ts';
import { followLogs } from './events/follow-logs.ts';
import type { LogReader } from './events/log-reader.ts';
import { type Carrier, deliverLetters } from './outbox/deliver-letters.ts';
import { createOutboxStore } from './outbox/outbox.store.ts';
import { repeat } from './repeat.ts';

export interface BackgroundOptions {
  pool: pg.Pool;
  readers: readonly LogReader[];
  carriers: Readonly<Record<string, Carrier>>;
  bell: Bell;
  log: FastifyBaseLogger;
}

/** Letters of other processes, and those put off, are found by looking once a second. */
const lookEveryMs = 1000;

/** Follows the logs and empties the outbox; any number of processes may do so together. */
export function startBackground({ pool, readers, carriers, bell, log }: BackgroundOptions) {
  const store = createOutboxStore(pool);
  const courier = repeat({
    everyMs: lookEveryMs,
    async act() {
      await deliverLetters({
        store,
        carriers,
        onDead: ({ id, channel }, error) =>
          log.error({ letter: String(id), channel, reason: error }, 'dead letter'),
      });
      return undefined;
    },
    onError: (err) => log.error({ err }, 'the outbox could not be emptied'),
  });
  const follower = followLogs({
    pool,
    readers,
    onRead(reader, notes) {
      for (const note of notes) log.info({ reader, ...note }, 'log read');
      courier.wake();
    },
    onError: (err, reader) => log.error({ err, reader }, 'a log could not be read'),
  });
  bell.onRing(() => {
    follower.wake();
    courier.wake();
  });
  return {
    async stop(): Promise<void> {
      await follower.stop();
      await courier.stop();
    },
  };
}
