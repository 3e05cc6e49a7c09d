import type pg from 'pg';
import { type Repetition, repeat } from '../repeat.ts';
import { advanceLog } from './log.store.ts';
import { type LogReader, type Note, readSafe } from './log-reader.ts';

export interface FollowOptions {
  pool: pg.Pool;
  readers: readonly LogReader[];
  /** Something was read, and the transaction has committed. */
  onRead(reader: string, notes: readonly Note[]): void;
  onError(error: unknown, reader: string): void;
}

const everyMs = 1000;
/** While rounds are played there is always something new: a reader that comes a little later reads more at once. */
const restMs = 20;
/** Pending transactions usually end within milliseconds; for longer ones the polling backs off. */
const firstWaitMs = 10;

/** One look at a log tells all its readers, each of which then reads at its own pace. */
function followLog(log: string, { pool, readers, onRead, onError }: FollowOptions): Repetition[] {
  let safe = 0n;
  let waitMs = firstWaitMs;
  const followers = readers.map((reader) => {
    let passed = 0n;
    return repeat({
      everyMs,
      restMs: reader.restMs ?? restMs,
      async act() {
        if (safe <= passed) return undefined;
        const { upTo, notes } = await readSafe(pool, reader);
        if (upTo === null) return undefined;
        passed = upTo;
        onRead(reader.name, notes);
        return undefined;
      },
      onError: (error) => onError(error, reader.name),
    });
  });
  const watch = repeat({
    everyMs,
    restMs,
    async act() {
      const bound = await advanceLog(pool, log);
      if (bound.safe > safe) {
        safe = bound.safe;
        for (const follower of followers) follower.wake();
      }
      const isWaiting = bound.safe < bound.drawn;
      waitMs = isWaiting ? Math.min(waitMs * 2, everyMs) : firstWaitMs;
      return isWaiting ? waitMs : undefined;
    },
    onError: (error) => onError(error, log),
  });
  return [watch, ...followers];
}

/**
 * Runs every reader for as long as the process runs, side by side: what one takes is not added to what the
 * others take, and one that fails holds up none. Of one reader, and part, one process reads at a time.
 */
export function followLogs(options: FollowOptions): Repetition {
  const logs = Map.groupBy(options.readers, ({ log }) => log);
  const all = [...logs].flatMap(([log, readers]) => followLog(log, { ...options, readers }));
  return {
    wake() {
      for (const each of all) each.wake();
    },
    async stop() {
      await Promise.all(all.map((each) => each.stop()));
    },
  };
}
