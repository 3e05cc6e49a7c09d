import type pg from 'pg';

/** An export takes seconds: one that is older was left behind by a server that ended. */
const abandonedMinutes = 5;

export function createExportsStore(pool: pg.Pool) {
  return {
    /** Counts one more of the person, and only then says how many there are within the limit's time. */
    async count(staffId: bigint, seconds: number): Promise<number> {
      const isOver = `c.since <= clock_timestamp() - $2 * interval '1 second'`;
      const { rows } = await pool.query<{ count: number }>(
        `insert into staff.export_count as c (staff_id) values ($1)
         on conflict (staff_id) do update set
           count = case when ${isOver} then 1 else c.count + 1 end,
           since = case when ${isOver} then clock_timestamp() else c.since end
         returning count`,
        [staffId, seconds],
      );
      return rows[0]?.count ?? 1;
    },

    /** Begins an export of the person; false if they have one under way. */
    async begin(staffId: bigint): Promise<boolean> {
      const { rowCount } = await pool.query(
        `insert into staff.running_export as r (staff_id) values ($1)
         on conflict (staff_id) do update set started_at = excluded.started_at
           where r.started_at < clock_timestamp() - $2 * interval '1 minute'`,
        [staffId, abandonedMinutes],
      );
      return rowCount === 1;
    },

    async end(staffId: bigint): Promise<void> {
      await pool.query('delete from staff.running_export where staff_id = $1', [staffId]);
    },
  };
}

export type ExportsStore = ReturnType<typeof createExportsStore>;
