import type { IndexData } from '@perya/contract/calls/index-data';
import type pg from 'pg';

export type StoredIndex = Omit<IndexData, 'version'>;

export function createContentStore(pool: pg.Pool) {
  return {
    async findIndex(tag: string): Promise<{ data: StoredIndex; version: bigint } | null> {
      const result = await pool.query<{ data: StoredIndex; version: bigint }>({
        name: 'find-index',
        text: 'select data, version from content.site_index where tag = $1',
        values: [tag],
      });
      return result.rows[0] ?? null;
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
