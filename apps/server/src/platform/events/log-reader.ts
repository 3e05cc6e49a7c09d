import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { inTransaction } from '../database/transaction.ts';
import type { Range } from './events.store.ts';
import { advanceLog, takeRange } from './log.store.ts';

/** Reads a log from beginning to end, every number once, whatever commits out of order or fails. */
export interface LogReader {
  /** The key of the stored cursor: a new name starts at the beginning. */
  name: string;
  /**
   * A log that lies in several parts is read by one reader for each, which differ in this number and in
   * their log. Each has a cursor of its own, so that they are read side by side; 0 where there is one.
   */
  part?: number;
  /**
   * The sequence that numbers the log. Its writers have their transaction id before they draw a
   * number: `platform.draw_number` sees to it, and so does any lock taken before.
   */
  log: string;
  /** How many numbers are read in one transaction. */
  batchSize: number;
  /**
   * How long it pauses before it reads on, where nobody waits for what it keeps: what many transactions did in between is
   * gathered at once.
   */
  restMs?: number;
  /**
   * Runs in the transaction that moves the cursor, hence exactly once; no external calls. What it
   * answers is written to the process log after the commit.
   */
  react(client: pg.PoolClient, range: Range): Promise<Note | undefined>;
}

export type Note = Readonly<Record<string, string | number>>;

export interface ReadOutcome {
  /** The last number that was read; null if none was. */
  upTo: bigint | null;
  notes: Note[];
  /** Some numbers belong to transactions that were still running at the last poll. */
  isWaiting: boolean;
}

async function readNext(pool: pg.Pool, reader: LogReader) {
  return inTransaction(pool, async (client) => {
    const range = await takeRange(client, reader);
    return range && { ...range, note: await reader.react(client, range) };
  });
}

/** Reads what is known to be safe, after the cursor; one process at a time does. */
export async function readSafe(
  pool: pg.Pool,
  reader: LogReader,
): Promise<Pick<ReadOutcome, 'upTo' | 'notes'>> {
  let upTo: bigint | null = null;
  const notes: Note[] = [];
  let next = await readNext(pool, reader);
  while (next) {
    upTo = next.upTo;
    if (next.note) notes.push(next.note);
    next = next.isMore ? await readNext(pool, reader) : null;
  }
  return { upTo, notes };
}

/** Reads what is safe to read now, after the cursor. */
export async function readLog(pool: pg.Pool, reader: LogReader): Promise<ReadOutcome> {
  const { drawn, safe } = await advanceLog(pool, reader.log);
  return { ...(await readSafe(pool, reader)), isWaiting: safe < drawn };
}

const lookAgainMs = 10;

/** Reads until everything of ended transactions is read; gives up after the timeout. */
export async function catchUp(pool: pg.Pool, reader: LogReader, timeoutMs: number): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs;
  while ((await readLog(pool, reader)).isWaiting && performance.now() < giveUpAt) {
    await delay(lookAgainMs);
  }
}
