import type pg from 'pg';
import { type DaySource, readLines } from '../../../platform/evidence/day-lines.store.ts';

/** A run of a control as a JSON array: number, control, when it ended and its span in microseconds, rows looked at, rows that broke. */
export const controlDayLines = (pool: pg.Pool): DaySource =>
  readLines(
    pool,
    `select concat('[', r.id, ',', to_json(r.control), ',', (extract(epoch from r.finished_at) * 1000000)::bigint, ',',
        (extract(epoch from r.looked_from) * 1000000)::bigint, ',', (extract(epoch from r.looked_to) * 1000000)::bigint,
        ',', r.looked, ',', r.found, ']') as line
     from evidence.control_run r where r.finished_at >= $1 and r.finished_at < $2 order by r.id`,
  );
