import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { CommitSignal } from './events/commit-signal.ts';
import { followLogs } from './events/follow-logs.ts';
import type { LogReader } from './events/log-reader.ts';
import type { Loop } from './jobs.ts';
import { type Carrier, deliverOutbox } from './outbox/deliver-outbox.ts';
import { createOutboxStore } from './outbox/outbox.store.ts';
import { repeat } from './repeat.ts';

export interface BackgroundOptions {
  pool: pg.Pool;
  /** Connections that readers of logs have for themselves: as many read at once. Otherwise those of `pool`. */
  readersPool?: pg.Pool;
  readers: readonly LogReader[];
  /** By name. */
  loops?: Readonly<Record<string, Loop>>;
  carriers: Readonly<Record<string, Carrier>>;
  commitSignal: CommitSignal;
  log: FastifyBaseLogger;
}

/** Messages of other processes, and postponed ones, are found by polling. */
const pollMs = 1000;

/** Runs the log readers, the outbox and the loops of the modules; any number of processes may do so together. */
export function startBackground(options: BackgroundOptions) {
  const { pool, readersPool = pool, readers, loops = {}, carriers, commitSignal, log } = options;
  const store = createOutboxStore(pool);
  const outboxLoop = repeat({
    everyMs: pollMs,
    async act() {
      await deliverOutbox({
        store,
        carriers,
        onDead: ({ id, channel }, error) =>
          log.error({ letter: String(id), channel, reason: error }, 'dead letter'),
      });
      return undefined;
    },
    onError: (err) => log.error({ err }, 'the outbox could not be emptied'),
  });
  const readerLoop = followLogs({
    pool: readersPool,
    readers,
    onRead(reader, notes) {
      for (const note of notes) log.info({ reader, ...note }, 'log read');
      outboxLoop.wake();
    },
    onError: (err, reader) => log.error({ err, reader }, 'a log could not be read'),
  });
  const running = Object.entries(loops).map(([loop, { everyMs, act }]) =>
    repeat({
      everyMs,
      act: async () => void (await act()),
      onError: (err) => log.error({ err, loop }, 'a loop has failed'),
    }),
  );
  commitSignal.onCommit(() => {
    readerLoop.wake();
    outboxLoop.wake();
  });
  return {
    async stop(): Promise<void> {
      await Promise.all([readerLoop, outboxLoop, ...running].map((each) => each.stop()));
    },
  };
}
