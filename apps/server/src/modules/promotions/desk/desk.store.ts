import type {
  PromotionContent,
  PromotionState,
} from '@perya/contract/promotions/staff-calls/promotions';
import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import { type PromotionRow, promotionColumns } from '../running/promotion.store.ts';

/** A promotion as those who run it see it. */
export interface DeskPromotion extends PromotionRow {
  state: PromotionState;
  /** Ended before it ran: nothing of it is published any more. */
  isWithdrawn: boolean;
  spent: bigint;
  rewards: bigint;
  spentToday: bigint;
  /** The one that stands, and the newest. */
  revision: number;
  newest: number;
  updatedAt: Date;
}

type Queryable = pg.Pool | pg.ClientBase;

export interface DeskFilter {
  state?: PromotionState | undefined;
  kind?: PromotionKindName | undefined;
  q?: string | undefined;
}

export interface Revision {
  number: number;
  content: PromotionContent;
  savedAt: Date;
  savedBy: string;
}

export interface CostDay {
  day: string;
  spent: bigint;
  rewards: bigint;
}

/** A promotion whose time is over has ended, whoever paused it before. */
const stateNow = `case when p.state = 'draft' then 'draft'
  when p.state = 'ended' or p.ends_at <= platform.clock() then 'ended'
  when p.state = 'paused' then 'paused'
  when p.starts_at > platform.clock() then 'scheduled' else 'running' end`;

const columns = `${promotionColumns('p')}, ${stateNow} as state,
    p.state = 'ended' as is_withdrawn, p.revision,
    p.updated_at, coalesce(s.amount, 0) as spent, coalesce(s.rewards, 0) as rewards,
    coalesce(t.amount, 0) as spent_today,
    coalesce((select max(r.number) from promotions.revision r where r.promotion_id = p.id), 0) as newest`;
const tables = `promotions.promotion p
  left join promotions.spent s on s.promotion_id = p.id and s.day = '-infinity'
  left join promotions.spent t on t.promotion_id = p.id and t.day = platform.manila_day(platform.clock())`;

/** What was drafted, and what it cost. */
const revisions = (pool: pg.Pool) => ({
  /** The newest first. */
  async listRevisions(id: number): Promise<Revision[]> {
    const { rows } = await pool.query<Revision>(
      `select number, content, saved_at, saved_by
       from promotions.revision where promotion_id = $1 order by number desc limit 50`,
      [id],
    );
    return rows;
  },

  async findRevision(
    id: number,
    number: number,
    client: Queryable = pool,
  ): Promise<PromotionContent | null> {
    const { rows } = await client.query<{ content: PromotionContent }>(
      'select content from promotions.revision where promotion_id = $1 and number = $2',
      [id, number],
    );
    return rows[0]?.content ?? null;
  },

  async readClock(client: Queryable = pool): Promise<Date> {
    const { rows } = await client.query<{ now: Date }>('select platform.clock() as now');
    return rows[0]?.now ?? new Date();
  },

  /** What a promotion has cost on each of the last days in Manila on which it cost anything, the oldest first. */
  async listCosts(id: number, days: number): Promise<CostDay[]> {
    const { rows } = await pool.query<CostDay>(
      `select day::text, amount as spent, rewards from promotions.spent
       where promotion_id = $1 and day > platform.manila_day(platform.clock()) - $2::integer
       order by day`,
      [id, days],
    );
    return rows;
  },
});

export function createDeskStore(pool: pg.Pool) {
  return {
    // The newest first; there are some hundreds at most.
    ...createList<DeskPromotion, DeskFilter>(pool, {
      columns,
      from: tables,
      counted: 'promotions.promotion p',
      key: [byNumber('p.id')],
      where: ({ state, kind, q }, asked) => [
        asked(`${stateNow} = ?`, state),
        asked('p.kind = ?', kind),
        asked(
          `(p.id::text = ? or position(lower(?) in lower(p.name_en)) > 0
            or position(lower(?) in lower(p.name_tl)) > 0)`,
          q,
        ),
      ],
    }),

    async find(id: number, client: Queryable = pool): Promise<DeskPromotion | null> {
      const { rows } = await client.query<DeskPromotion>(
        `select ${columns} from ${tables} where p.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },
    ...revisions(pool),
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;
