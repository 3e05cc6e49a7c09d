import type pg from 'pg';

/** Whoever was without a server for longer asks for what is owed by hand. */
export const daysBack = 31;

/** Days of promotions that are decided when they are over; a day is written as in 2026-11-16. */
export function createDayStore(pool: pg.Pool) {
  return {
    /** Whether everything that was played on it is known. */
    async isWhole(day: string): Promise<boolean> {
      const { rows } = await pool.query<{ isWhole: boolean }>({
        name: 'promotions-day-is-whole',
        text: 'select promotions.is_day_whole($1::date) as is_whole',
        values: [day],
      });
      return rows[0]?.isWhole ?? false;
    },

    /** Those that are over and not settled, the oldest first, of so many days back. */
    async listToSettle(promotion: number, daysBack: number): Promise<string[]> {
      const { rows } = await pool.query<{ day: string }>({
        name: 'promotions-days-to-settle',
        text: 'select day::text from promotions.days_to_settle($1, $2) as day',
        values: [promotion, daysBack],
      });
      return rows.map(({ day }) => day);
    },

    /** Of every published promotion of kinds that are decided by the day: how many days are over and not settled, and when the last was. */
    async listUnsettled(
      kinds: readonly string[],
    ): Promise<{ promotion: number; days: number; settledAt: Date | null }[]> {
      const { rows } = await pool.query<{
        promotion: number;
        days: number;
        settledAt: Date | null;
      }>({
        name: 'promotions-unsettled-days',
        text: `select p.id as promotion,
                 (select count(*)::int from promotions.days_to_settle(p.id, $1)) as days,
                 (select max(c.settled_at) from promotions.closed_day c where c.promotion_id = p.id)
                   as settled_at
               from promotions.promotion p
               where p.state = 'published' and p.kind = any ($2) order by p.id`,
        values: [daysBack, kinds],
      });
      return rows;
    },

    /** Gives the next of what is owed for a day, and says how many were decided. */
    async payDue(promotion: number, day: string, isCredited: boolean): Promise<number> {
      const { rows } = await pool.query<{ decided: number }>({
        name: 'promotions-pay-due',
        text: 'select promotions.pay_due($1, $2::date, $3, $4) as decided',
        values: [promotion, day, isCredited, paidAtOnce],
      });
      return rows[0]?.decided ?? 0;
    },
  };
}

/** Few enough that whoever plays meanwhile waits for nobody. */
const paidAtOnce = 50;

export type DayStore = ReturnType<typeof createDayStore>;
