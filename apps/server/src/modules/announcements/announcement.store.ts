import type { BrandTag } from '@perya/contract/brands';
import type pg from 'pg';
import type { Recorded } from '../audit/index.ts';

/** What staff say of an announcement. */
export interface AnnouncementSettings {
  frequency: 1 | 2;
  picture: string;
  titleEn: string;
  titleTl: string;
  bodyEn: string;
  bodyTl: string;
  link: string;
  seq: number;
  startAt: Date;
  endAt: Date;
  levels: number[];
  brands: BrandTag[];
}

export interface AnnouncementRow extends AnnouncementSettings {
  id: bigint;
  isOn: boolean;
  version: number;
  updatedAt: Date;
}

export interface SeenRow {
  id: bigint;
  times: number;
  firstAt: Date;
  lastAt: Date;
  openedAt: Date | null;
}

export const announcementColumns = `id, is_on, frequency, picture, title_en,
  title_tl, body_en, body_tl, link, seq, start_at, end_at, levels, brands, version, updated_at`;

const settingsOf = (given: AnnouncementSettings) => [
  given.frequency,
  given.picture,
  given.titleEn,
  given.titleTl,
  given.bodyEn,
  given.bodyTl,
  given.link,
  given.seq,
  given.startAt,
  given.endAt,
  given.levels,
  given.brands,
];

const settingColumns =
  'frequency, picture, title_en, title_tl, body_en, body_tl, link, seq, start_at, end_at, levels, brands';

/** What players are shown, and have seen. */
const shownToPlayers = (pool: pg.Pool) => ({
  /** Rises with every change of any announcement, because none is ever deleted. */
  async readVersion(): Promise<string> {
    const { rows } = await pool.query<{ version: string }>({
      name: 'announcements-version',
      text: 'select coalesce(sum(version), 0)::text as version from announcements.announcement',
    });
    return rows[0]?.version ?? '0';
  },

  /** Those of a brand that are switched on and not over, also those whose time comes later. */
  async listOn(brand: BrandTag): Promise<AnnouncementRow[]> {
    const { rows } = await pool.query<AnnouncementRow>(
      `select ${announcementColumns} from announcements.announcement
       where is_on and end_at > platform.clock() and $1 = any(brands) order by seq, id`,
      [brand],
    );
    return rows;
  },

  /** Those that have been for a player of this level, the latest first, from behind the given one on. */
  async listPast(
    { brand, level, behind }: { brand: BrandTag; level: number; behind: bigint | null },
    limit: number,
  ): Promise<AnnouncementRow[]> {
    const { rows } = await pool.query<AnnouncementRow>(
      `select ${announcementColumns} from announcements.announcement
       where is_on and start_at < platform.clock() and $1 = any(brands)
         and (levels = '{}' or $2 = any(levels))
         and ($3::bigint is null or (start_at, id) <
           (select b.start_at, b.id from announcements.announcement b where b.id = $3))
       order by start_at desc, id desc limit $4`,
      [brand, level, behind, limit],
    );
    return rows;
  },
});

/** What they have seen. */
const seenByPlayers = (pool: pg.Pool) => ({
  /** False if there is no such announcement, or it is switched off. */
  async noteSeen(id: bigint, uid: bigint, isOpened: boolean): Promise<boolean> {
    const { rowCount } = await pool.query(
      `insert into announcements.seen as held (announcement_id, uid, opened_at)
       select id, $2, case when $3 then platform.clock() end
       from announcements.announcement where id = $1 and is_on
       on conflict (announcement_id, uid) do update set
         times = held.times + case when $3 then 0 else 1 end,
         last_at = platform.clock(),
         opened_at = coalesce(held.opened_at, excluded.opened_at)`,
      [id, uid, isOpened],
    );
    return rowCount === 1;
  },

  async listSeenBy(uid: bigint): Promise<SeenRow[]> {
    const { rows } = await pool.query<SeenRow>(
      `select announcement_id as id, times, first_at, last_at, opened_at
       from announcements.seen where uid = $1 order by announcement_id`,
      [uid],
    );
    return rows;
  },
});

/** What staff make of them. */
const atTheDesk = {
  /** Null if one with this key is there. */
  async insert(
    tx: Recorded,
    key: string,
    settings: AnnouncementSettings,
  ): Promise<AnnouncementRow | null> {
    const { rows } = await tx.query<AnnouncementRow>(
      `insert into announcements.announcement (key, ${settingColumns})
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       on conflict (key) do nothing returning ${announcementColumns}`,
      [key, ...settingsOf(settings)],
    );
    return rows[0] ?? null;
  },

  async findByKey(tx: Recorded, key: string): Promise<AnnouncementRow | null> {
    const { rows } = await tx.query<AnnouncementRow>(
      `select ${announcementColumns} from announcements.announcement where key = $1`,
      [key],
    );
    return rows[0] ?? null;
  },

  async lock(tx: Recorded, id: bigint): Promise<AnnouncementRow | null> {
    const { rows } = await tx.query<AnnouncementRow>(
      `select ${announcementColumns} from announcements.announcement where id = $1 for update`,
      [id],
    );
    return rows[0] ?? null;
  },

  async update(tx: Recorded, id: bigint, settings: AnnouncementSettings): Promise<void> {
    await tx.query(
      `update announcements.announcement set (${settingColumns}, version, updated_at) =
         ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, version + 1, platform.clock())
       where id = $1`,
      [id, ...settingsOf(settings)],
    );
  },

  async switchTo(tx: Recorded, id: bigint, isOn: boolean): Promise<void> {
    await tx.query(
      `update announcements.announcement
       set is_on = $2, version = version + 1, updated_at = platform.clock() where id = $1`,
      [id, isOn],
    );
  },
};

/** Nobody else changes the order until the transaction ends. */
export async function holdOrder(tx: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('announcements.order'))`);
}

/** Their order and their pictures. */
const inOrder = (pool: pg.Pool) => ({
  /** Every one in its order; nobody else changes the order until the transaction ends. */
  async lockOrder(tx: Recorded): Promise<{ id: bigint; seq: number }[]> {
    await holdOrder(tx);
    const { rows } = await tx.query<{ id: bigint; seq: number }>(
      'select id, seq from announcements.announcement order by seq, id',
    );
    return rows;
  },

  async setPlaces(tx: Recorded, places: readonly { id: bigint; seq: number }[]): Promise<void> {
    await tx.query(
      `update announcements.announcement a set seq = p.seq, version = version + 1, updated_at = platform.clock()
       from unnest($1::bigint[], $2::integer[]) as p(id, seq) where a.id = p.id and a.seq <> p.seq`,
      [places.map(({ id }) => id), places.map(({ seq }) => seq)],
    );
  },

  /** What an operator has changed since stays. */
  async addMissing(key: string, settings: AnnouncementSettings): Promise<void> {
    await pool.query(
      `insert into announcements.announcement (key, is_on, ${settingColumns})
       values ($1, true, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing`,
      [key, ...settingsOf(settings)],
    );
  },

  /** Those of the addresses that an announcement shows. */
  async listShownPictures(pictures: readonly string[]): Promise<string[]> {
    const { rows } = await pool.query<{ picture: string }>(
      'select picture from announcements.announcement where picture = any($1::text[])',
      [pictures],
    );
    return rows.map(({ picture }) => picture);
  },
});

export function createAnnouncementStore(pool: pg.Pool) {
  return {
    ...shownToPlayers(pool),
    ...seenByPlayers(pool),
    ...atTheDesk,
    ...inOrder(pool),
  };
}

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>;
