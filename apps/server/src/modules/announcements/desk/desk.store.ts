import type { AnnouncementPhase } from '@perya/contract/announcements/staff-calls/announcements';
import type { BrandTag } from '@perya/contract/brands';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import { type AnnouncementRow, announcementColumns } from '../announcement.store.ts';

/** An announcement with where it stands in time, and who has seen it. */
export interface DeskRow extends AnnouncementRow {
  phase: AnnouncementPhase;
  seenPlayers: number;
  seenTimes: number;
  openedPlayers: number;
}

export interface DeskFilter {
  phase?: AnnouncementPhase | undefined;
  brand?: BrandTag | undefined;
}

const phase = `case when not is_on then 'off' when start_at > platform.clock() then 'planned'
  when end_at <= platform.clock() then 'over' else 'running' end`;

const columns = `${announcementColumns}, ${phase} as phase, coalesce(s.players, 0)::int as seen_players,
  coalesce(s.times, 0)::int as seen_times, coalesce(s.opened, 0)::int as opened_players`;
const metrics = `left join lateral (
    select count(*) filter (where times > 0) as players, sum(times) as times, count(opened_at) as opened
    from announcements.seen where announcement_id = a.id
  ) s on true`;

/** What staff read of announcements. */
export function createDeskStore(pool: pg.Pool) {
  return {
    ...createList<DeskRow, DeskFilter>(pool, {
      columns,
      from: 'announcements.announcement a',
      widen: { row: 'a', joins: metrics },
      key: [byNumber('seq'), byNumber('id')],
      isAscending: true,
      where: (filter, asked) => [
        asked(`${phase} = ?`, filter.phase),
        asked('? = any(brands)', filter.brand),
      ],
    }),

    async find(id: bigint): Promise<DeskRow | null> {
      const { rows } = await pool.query<DeskRow>(
        `select ${columns} from announcements.announcement a ${metrics} where id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;
