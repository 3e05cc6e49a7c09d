import type pg from 'pg';

export interface DayCost {
  day: string;
  cost: bigint;
  rewards: number;
  filcoins: bigint;
  filcoinRewards: number;
}

export interface PromotionCounts {
  running: number;
  paused: number;
  drafts: number;
}

export function createCostsStore(pool: pg.Pool) {
  return {
    /** What all promotions cost on each of the last days in Manila, the oldest first. */
    async listDays(days: number): Promise<DayCost[]> {
      const sum = (column: string, currency: string) =>
        `coalesce(sum(s.${column}) filter (where p.currency = '${currency}'), 0)::bigint`;
      const { rows } = await pool.query<DayCost>(
        `select to_char(d, 'YYYY-MM-DD') as day, ${sum('amount', 'PHP')} as cost,
           ${sum('rewards', 'PHP')}::integer as rewards, ${sum('amount', 'FIL')} as filcoins,
           ${sum('rewards', 'FIL')}::integer as filcoin_rewards
         from generate_series((platform.manila_day(platform.clock()) - $1::integer + 1)::timestamp,
           platform.manila_day(platform.clock())::timestamp, '1 day') d
         left join promotions.spent s on s.day = d::date
         left join promotions.promotion p on p.id = s.promotion_id
         group by d order by d`,
        [days],
      );
      return rows;
    },

    async count(): Promise<PromotionCounts> {
      const isOver = `p.ends_at <= platform.clock()`;
      const { rows } = await pool.query<PromotionCounts>(
        `select (count(*) filter (where p.state = 'published' and p.starts_at <= platform.clock()
             and ${isOver} is not true))::integer as running,
           (count(*) filter (where p.state = 'paused' and ${isOver} is not true))::integer as paused,
           (count(*) filter (where p.state <> 'ended' and p.revision < (select max(r.number)
             from promotions.revision r where r.promotion_id = p.id)))::integer as drafts
         from promotions.promotion p`,
      );
      return rows[0] ?? { running: 0, paused: 0, drafts: 0 };
    },
  };
}

export type CostsStore = ReturnType<typeof createCostsStore>;
