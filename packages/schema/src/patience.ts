import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** How a change of the schema waits for a table that somebody uses. */
export interface Patience {
  /** For so long it stands in the queue for a lock: everybody who comes later stands behind it. */
  lockTimeoutMs: number;
  /** Then it lets the others pass for so long, */
  pauseMs: number;
  /** and tries again, so many times in all. */
  attempts: number;
  /** Told of every attempt that was in vain. */
  say(message: string): void;
}

export const usualPatience: Patience = {
  lockTimeoutMs: 500,
  pauseMs: 1000,
  attempts: 60,
  say: () => {},
};

/** Also where a file's name was put before what PostgreSQL said. */
function isLockTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === '55P03' || (cause !== undefined && isLockTimeout(cause));
}

/** A transaction that gives way: what it changes is changed whole, as soon as nobody is in its way. */
export async function inPatientTransaction<T>(
  client: pg.PoolClient,
  what: string,
  { lockTimeoutMs, pauseMs, attempts, say }: Patience,
  act: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
      const result = await act();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      if (!isLockTimeout(error) || attempt >= attempts) throw error;
      say(`${what} gave way to others, attempt ${attempt} of ${attempts}`);
      await delay(pauseMs);
    }
  }
}
