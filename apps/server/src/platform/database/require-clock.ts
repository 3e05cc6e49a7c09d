import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Clocks, createClockWatch } from './clock-watch.ts';

/** Half of what the provider API allows a provider: above it, days would begin at the wrong time. */
const deviationMaxMs = 30_000;

/** Refuses to start on a clock that is grossly wrong: what is written then carries wrong dates for ever. */
export async function requireClock(pool: pg.Pool, clocks?: Clocks): Promise<void> {
  const clock = createClockWatch(clocks);
  const asked = clock.ask();
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  if (rows[0]) clock.answer(asked, rows[0].at);
  const deviationMs = clock.deviationMs();
  if (Math.abs(deviationMs) < deviationMaxMs) return;
  const seconds = Math.round(Math.abs(deviationMs) / 1000);
  throw new StartError(
    `The database's clock is ${seconds} s ${deviationMs > 0 ? 'ahead of' : 'behind'} this machine's. Set both by NTP, then start again: entries would carry wrong dates.`,
  );
}
