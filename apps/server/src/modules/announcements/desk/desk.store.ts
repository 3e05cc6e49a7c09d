import type { AnnouncementPhase } from '@perya/contract/announcements/staff-calls/announcements';
import type { BrandTag } from '@perya/contract/brands';
import { countedRowsMax } from '@perya/contract/staff/list';
import type pg from 'pg';
import { type AnnouncementRow, announcementColumns } from '../announcement.store.ts';

/** An announcement with where it stands in time, and who has seen it. */
export interface DeskRow extends AnnouncementRow {
  phase: AnnouncementPhase;
  seenPlayers: number;
  seenTimes: number;
  openedPlayers: number;
}

export interface DeskFilter {
  phase: AnnouncementPhase | null;
  brand: BrandTag | null;
}

const phase = `case when not is_on then 'off' when start_at > platform.clock() then 'planned'
  when end_at <= platform.clock() then 'over' else 'running' end`;

const isWanted = `($1::text is null or ${phase} = $1) and ($2::text is null or $2 = any(brands))`;

const withFigures = `select a.*, coalesce(s.players, 0)::int as "seenPlayers",
  coalesce(s.times, 0)::int as "seenTimes", coalesce(s.opened, 0)::int as "openedPlayers"
  from a left join lateral (
    select count(*) filter (where times > 0) as players, sum(times) as times, count(opened_at) as opened
    from announcements.seen where announcement_id = a.id
  ) s on true`;

/** What staff read of announcements. */
export function createDeskStore(pool: pg.Pool) {
  return {
    async list(
      filter: DeskFilter,
      behind: { seq: number; id: bigint },
      limit: number,
    ): Promise<DeskRow[]> {
      const { rows } = await pool.query<DeskRow>(
        `with a as (
           select ${announcementColumns}, ${phase} as phase from announcements.announcement
           where ${isWanted} and (seq, id) > ($3, $4) order by seq, id limit $5
         ) ${withFigures} order by a.seq, a.id`,
        [filter.phase, filter.brand, behind.seq, behind.id, limit],
      );
      return rows;
    },

    async count({ phase: wanted, brand }: DeskFilter): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from
         (select from announcements.announcement where ${isWanted} limit $3) counted`,
        [wanted, brand, countedRowsMax],
      );
      return rows[0]?.count ?? 0;
    },

    async find(id: bigint): Promise<DeskRow | null> {
      const { rows } = await pool.query<DeskRow>(
        `with a as (
           select ${announcementColumns}, ${phase} as phase from announcements.announcement where id = $1
         ) ${withFigures}`,
        [id],
      );
      return rows[0] ?? null;
    },
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;
