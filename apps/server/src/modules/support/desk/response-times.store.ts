import type pg from 'pg';
import { readAside } from '../../../platform/database/replica.ts';

export interface TimesRow {
  answers: number;
  quick: number;
  medianSeconds: number;
  slowSeconds: number;
}

/** The statement of how long players waited for the answers of some days, grouped by something. */
const timesBy = (
  grouped: string,
  order: string,
) => `select ${grouped}, count(*)::integer as answers,
    count(*) filter (where m.waited_seconds <= $2)::integer as quick,
    percentile_disc(0.5) within group (order by m.waited_seconds) as median_seconds,
    percentile_disc(0.9) within group (order by m.waited_seconds) as slow_seconds
  from support.message m
  where m.waited_seconds is not null
    and m.at >= (platform.manila_day(platform.clock()) - $1::integer + 1)::timestamp at time zone 'Asia/Manila'
  group by 1 order by ${order}`;

/** How long players waited; of so many days in Manila, today among them. */
export function createResponseTimesStore(pool: pg.Pool) {
  return {
    async byDay(days: number, quickSeconds: number) {
      const statement = timesBy(
        `to_char(platform.manila_day(m.at), 'YYYY-MM-DD') as day`,
        'day desc',
      );
      return (await readAside<TimesRow & { day: string }>(pool, statement, [days, quickSeconds]))
        .rows;
    },

    async byPerson(days: number, quickSeconds: number) {
      const statement = timesBy('m.staff_id', 'answers desc, m.staff_id');
      type Row = TimesRow & { staffId: bigint };
      return (await readAside<Row>(pool, statement, [days, quickSeconds])).rows;
    },
  };
}

export type ResponseTimesStore = ReturnType<typeof createResponseTimesStore>;
