import type pg from 'pg';
import type { Jobs } from '../jobs.ts';
import { trimEvents } from './events.store.ts';

const batchSize = 10_000;

export function eventJobs(pool: pg.Pool): Jobs {
  return {
    tasks: {
      async events_trim() {
        while ((await trimEvents(pool, batchSize)) === batchSize);
      },
    },
    crontab: '41 19 * * * events_trim',
  };
}
