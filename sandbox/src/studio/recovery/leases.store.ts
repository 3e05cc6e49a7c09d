import type pg from 'pg';
import { studioName } from '../studio-pool.ts';

/**
 * Ends every lease if no other studio is connected: whoever held one is gone, and its stakes and
 * payouts need not wait until it would have run out. False if another one is there.
 */
export async function endLeasesOfTheDead({ pool }: { pool: pg.Pool }): Promise<boolean> {
  const alone = `with alone as (select not exists (
      select from pg_stat_activity where datname = current_database()
        and starts_with(application_name, '${studioName}')
        and application_name <> current_setting('application_name')) as is_alone)`;
  const { rows } = await pool.query<{ isAlone: boolean }>(
    `${alone}, rounds as (
       update studio.round set lease_until = now() from alone
       where is_alone and state = 'staking' and lease_until > now()
     ), moves as (
       update studio.move set lease_until = now() from alone
       where is_alone and state = 'staking' and lease_until > now()
     ), messages as (
       update studio.outbox set next_try_at = now() from alone
       where is_alone and done_at is null and next_try_at > now()
     )
     select is_alone as "isAlone" from alone`,
  );
  return rows[0]?.isAlone ?? false;
}
