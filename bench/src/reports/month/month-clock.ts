import type pg from 'pg';

const second = 1000;

/** The clock of a database that stands where it is put, and never goes back. */
export interface MonthClock {
  now(): number;
  /** A moment, or the next second where that has passed. */
  goTo(moment: number): Promise<void>;
}

/**
 * Everything that is stamped reads `platform.clock()`. A row that it reads is moved without a new plan for every
 * function that asks for the time, of which a month has tens of thousands.
 */
export async function takeClock(owner: pg.Pool, begin: number): Promise<MonthClock> {
  await owner.query(`
    create table public.month_clock (at timestamptz not null) with (fillfactor = 10);
    insert into public.month_clock (at) values ('${new Date(begin).toISOString()}');
    grant select on public.month_clock to public;
    create or replace function platform.clock() returns timestamptz language sql volatile
      return (select c.at from public.month_clock c)`);
  let now = begin;
  return {
    now: () => now,
    async goTo(moment) {
      now = Math.max(moment, now + second);
      await owner.query('update public.month_clock set at = $1', [new Date(now)]);
    },
  };
}
