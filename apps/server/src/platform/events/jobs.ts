import type pg from 'pg';
import type { Jobs } from '../jobs.ts';
import { trimEvents } from './events.store.ts';

/** Readers are seconds behind; a quarter of a year lets a new one begin with some past, and a mended one catch up. */
const keepDays = 90;
const atOnce = 10_000;

export function eventJobs(pool: pg.Pool): Jobs {
  return {
    tasks: {
      async events_trim() {
        while ((await trimEvents(pool, keepDays, atOnce)) === atOnce);
      },
    },
    crontab: '41 19 * * * events_trim',
  };
}
