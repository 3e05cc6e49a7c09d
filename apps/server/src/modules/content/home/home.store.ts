import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import type { SiteIndex, StoredIndex } from '../content.store.ts';

export function createHomeStore(pool: pg.Pool) {
  return {
    /** Holds the home page until the transaction ends; null if nobody has written one yet. */
    async lock(tx: Recorded, tag: string): Promise<SiteIndex | null> {
      // One that is not there yet cannot be held by its row.
      await tx.query(`select pg_advisory_xact_lock(hashtext('content.home:' || $1))`, [tag]);
      const { rows } = await tx.query<SiteIndex>(
        'select data, version from content.site_index where tag = $1 for update',
        [tag],
      );
      return rows[0] ?? null;
    },

    async save(tx: Recorded, tag: string, data: StoredIndex): Promise<void> {
      await tx.query(
        `insert into content.site_index as held (tag, data) values ($1, $2)
         on conflict (tag) do update
         set data = excluded.data, version = held.version + 1, updated_at = platform.clock()`,
        [tag, JSON.stringify(data)],
      );
    },

    /** Which of these logos of regulators a brand shows. */
    async listShownLogos(addresses: readonly string[]): Promise<string[]> {
      const { rows } = await pool.query<{ logo: string }>(
        `select distinct data #>> '{legal,licence,logo}' as logo from content.site_index
         where data #>> '{legal,licence,logo}' = any ($1::text[])`,
        [addresses],
      );
      return rows.map(({ logo }) => logo);
    },

    /** Whether a banner of any home page shows it. */
    async listShownBanners(pictures: readonly string[]): Promise<string[]> {
      const { rows } = await pool.query<{ img: string }>(
        `select distinct b ->> 'img' as img from content.site_index i, jsonb_array_elements(i.data -> 'banners') b
         where b ->> 'img' = any ($1::text[])`,
        [pictures],
      );
      return rows.map(({ img }) => img);
    },
  };
}

export type HomeStore = ReturnType<typeof createHomeStore>;
