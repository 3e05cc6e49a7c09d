import type pg from 'pg';
import type { Jobs } from '../jobs.ts';
import { trimEvents } from './events.store.ts';

/** Readers are seconds behind; a quarter of a year gives a new one some history, and a fixed one time to catch up. */
const keepDays = 90;
const batchSize = 10_000;

export function eventJobs(pool: pg.Pool): Jobs {
  return {
    tasks: {
      async events_trim() {
        while ((await trimEvents(pool, keepDays, batchSize)) === batchSize);
      },
    },
    crontab: '41 19 * * * events_trim',
  };
}
