import type pg from 'pg';
import { type Repetition, repeat } from '../repeat.ts';
import { type LogReader, type Note, readLog } from './log-reader.ts';

export interface FollowOptions {
  pool: pg.Pool;
  readers: readonly LogReader[];
  /** Something was read, and the transaction has committed. */
  onRead(reader: string, notes: readonly Note[]): void;
  onError(error: unknown, reader: string): void;
}

const everyMs = 1000;
/** Pending transactions usually end within milliseconds; for longer ones the polling backs off. */
const firstWaitMs = 10;

/** Runs every reader for as long as the process runs; one that fails does not stop the others. */
export function followLogs({ pool, readers, onRead, onError }: FollowOptions): Repetition {
  let waitMs = firstWaitMs;
  const passed = new Map<string, bigint>();
  async function act(): Promise<number | undefined> {
    let isWaiting = false;
    for (const reader of readers) {
      try {
        const {
          upTo,
          notes,
          isWaiting: isHeld,
        } = await readLog(pool, reader, passed.get(reader.name));
        isWaiting ||= isHeld;
        if (upTo === null) continue;
        passed.set(reader.name, upTo);
        onRead(reader.name, notes);
      } catch (error) {
        onError(error, reader.name);
      }
    }
    waitMs = isWaiting ? Math.min(waitMs * 2, everyMs) : firstWaitMs;
    return isWaiting ? waitMs : undefined;
  }
  return repeat({ everyMs, act, onError: (error) => onError(error, '') });
}
