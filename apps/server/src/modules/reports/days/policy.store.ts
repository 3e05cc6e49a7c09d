import type { FiguresPolicyWanted } from '@perya/contract/reports/staff-calls/days';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface PolicyLine {
  /** Null for the beginning. */
  fromDay: string | null;
  dayHour: number;
  shareBasisPoints: number;
  madeBy: string;
  madeAt: Date;
}

export function createPolicyStore(pool: pg.Pool) {
  return {
    /** The gaming day that it is, and the next. */
    async today(): Promise<{ today: string; earliest: string }> {
      const { rows } = await pool.query<{ today: string; earliest: string }>(
        `select to_char(d.day, 'YYYY-MM-DD') as today, to_char(d.day + 1, 'YYYY-MM-DD') as earliest
         from (select reports.gaming_day(platform.clock()) as day) d`,
      );
      const [row] = rows;
      if (!row) throw new Error('There is always a day');
      return row;
    },

    /** Whether a gaming day has begun, or would have if it began at this hour. */
    async hasBegun(day: string, hour: number): Promise<boolean> {
      const { rows } = await pool.query<{ begun: boolean }>(
        'select reports.has_begun($1, $2) as begun',
        [day, hour],
      );
      return rows[0]?.begun ?? true;
    },

    /** The newest first. */
    async list(): Promise<PolicyLine[]> {
      const { rows } = await pool.query<PolicyLine>(
        `select case when from_day > '-infinity' then to_char(from_day, 'YYYY-MM-DD') end as from_day,
           day_hour, share_basis_points, made_by, made_at
         from reports.policy order by reports.policy.from_day desc`,
      );
      return rows;
    },

    /** False if the day has begun, or has a line already. */
    async add(tx: Recorded, wanted: FiguresPolicyWanted, by: string): Promise<boolean> {
      const { rows } = await tx.query<{ added: boolean }>(
        'select reports.set_policy($1, $2, $3, $4) as added',
        [wanted.from_day, wanted.day_hour, wanted.share_basis_points, by],
      );
      return rows[0]?.added ?? false;
    },
  };
}

export type PolicyStore = ReturnType<typeof createPolicyStore>;
