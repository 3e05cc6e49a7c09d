import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import type pg from 'pg';

/** What a brand's home page says; its games come from the catalogue. */
export type StoredIndex = Omit<IndexData, 'version' | 'list' | 'notice'>;

export interface SiteIndex {
  data: StoredIndex;
  version: bigint;
}

export function createContentStore(pool: pg.Pool) {
  return {
    async findIndex(tag: string): Promise<SiteIndex | null> {
      const result = await pool.query<SiteIndex>({
        name: 'find-index',
        text: 'select data, version from content.site_index where tag = $1',
        values: [tag],
      });
      return result.rows[0] ?? null;
    },

    /** Rises with every change of any index, because none is ever deleted. */
    async readVersion(): Promise<string> {
      const result = await pool.query<{ version: string }>({
        name: 'read-content-version',
        text: 'select coalesce(sum(version), 0)::text as version from content.site_index',
      });
      return result.rows[0]?.version ?? '0';
    },

    async addMissingIndex(tag: string, data: StoredIndex): Promise<void> {
      await pool.query(
        'insert into content.site_index (tag, data) values ($1, $2) on conflict do nothing',
        [tag, JSON.stringify(data)],
      );
    },

    /** Writes the index of a tag; its version rises only when something really changed. */
    async saveIndex(tag: string, data: StoredIndex): Promise<void> {
      await pool.query(
        `insert into content.site_index as held (tag, data) values ($1, $2)
         on conflict (tag) do update
         set data = excluded.data, version = held.version + 1, updated_at = now()
         where held.data <> excluded.data`,
        [tag, JSON.stringify(data)],
      );
    },
  };
}

export type ContentStore = ReturnType<typeof createContentStore>;
