import type pg from 'pg';
import { readAside } from '../../../platform/database/replica.ts';
import { countedActions } from './counted-actions.ts';

/** What a member of staff did on a day in Manila, so many days ago. */
export interface StaffActs {
  staffId: bigint;
  daysAgo: number;
  acts: number;
  reveals: number;
  exports: number;
  refused: number;
  atNight: number;
  lastAt: Date;
}

/** What staff did lately, by person and day; an index of who acts and when serves it. */
export const createStaffActs = (pool: pg.Pool) => async (days: number) => {
  const { rows } = await readAside<StaffActs>(
    pool,
    `select e.actor::bigint as staff_id,
       platform.manila_day(platform.clock()) - platform.manila_day(e.at) as days_ago,
       count(*)::integer as acts,
       count(*) filter (where e.action = $2)::integer as reveals,
       count(*) filter (where e.action = $3)::integer as exports,
       count(*) filter (where e.action = $4)::integer as refused,
       count(*) filter (where extract(hour from e.at at time zone 'Asia/Manila') not between 6 and 22)::integer
         as at_night,
       max(e.at) as last_at
     from audit.entry e
     where e.actor_kind = 'staff'
       and e.at >= (platform.manila_day(platform.clock()) - $1::integer + 1)::timestamp at time zone 'Asia/Manila'
     group by 1, 2`,
    [days, ...countedActions],
  );
  return rows;
};
