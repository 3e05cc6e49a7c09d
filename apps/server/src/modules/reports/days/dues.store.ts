import type pg from 'pg';

export interface DueRow {
  month: string;
  days: number;
  isWhole: boolean;
  ggr: bigint;
  share: bigint;
  tax: bigint;
}

/** Two years are more than any month of them is still open for. */
const monthsMax = 24;

export function createDuesStore(pool: pg.Pool) {
  return {
    /** The newest month first, of its closed days alone. The tax is that of the moment at which a day ended. */
    async list(): Promise<DueRow[]> {
      const { rows } = await pool.query<DueRow>(
        `with due as (
           select date_trunc('month', d.day::timestamp)::date as month, d.share, d.staked - d.won - d.late_won as ggr,
             reports.share_amount(d.staked - d.won - d.late_won, t.basis_points) as tax
           from reports.closed_day d join limits.tax t on d.ends_at >= t.since and d.ends_at < t.until
         )
         select to_char(month, 'YYYY-MM') as month, count(*)::int as days,
           count(*) = (month + interval '1 month')::date - month as is_whole,
           sum(ggr)::bigint as ggr, sum(share)::bigint as share, sum(tax)::bigint as tax
         from due group by due.month order by due.month desc limit $1`,
        [monthsMax],
      );
      return rows;
    },
  };
}

export type DuesStore = ReturnType<typeof createDuesStore>;
