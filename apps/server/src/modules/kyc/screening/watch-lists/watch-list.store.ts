import type pg from 'pg';
import type { Recorded } from '../../../audit/index.ts';
import type { WatchListKind } from './watch-index.ts';

export interface WatchListRow {
  id: bigint;
  name: string;
  kind: WatchListKind;
  entries: number;
  importedAt: Date;
  importedName: string;
}

export interface SealedList {
  id: bigint;
  name: string;
  kind: WatchListKind;
  sealedKey: Buffer;
  sealedEntries: Buffer;
}

export interface ImportedList extends Omit<SealedList, 'id'> {
  entries: number;
  staffId: bigint;
  staffName: string;
}

export function createWatchListStore(pool: pg.Pool) {
  return {
    async readVersion(): Promise<string> {
      const { rows } = await pool.query<{ version: string }>(
        `select coalesce(max(version), 0)::text as version from kyc.watch_list`,
      );
      return rows[0]?.version ?? '0';
    },

    async list(): Promise<WatchListRow[]> {
      const { rows } = await pool.query<WatchListRow>(
        `select id, name, kind, entries, imported_at, imported_name
         from kyc.watch_list order by name`,
      );
      return rows;
    },

    async readSealed(): Promise<SealedList[]> {
      const { rows } = await pool.query<SealedList>(
        `select id, name, kind, sealed_key, sealed_entries
         from kyc.watch_list order by id`,
      );
      return rows;
    },

    /** Puts the list in the place of the one of that name. Imports come one after the other. */
    async save(tx: Recorded, list: ImportedList): Promise<{ id: bigint; isNew: boolean }> {
      await tx.query(`select pg_advisory_xact_lock(hashtext('kyc.watch_list'))`);
      const { rows } = await tx.query<{ id: bigint; isNew: boolean }>(
        `insert into kyc.watch_list as held (name, kind, entries, sealed_key, sealed_entries, imported_by,
           imported_name, version)
         values ($1, $2, $3, $4, $5, $6, $7, nextval('kyc.watch_list_version'))
         on conflict (name) do update set kind = excluded.kind, entries = excluded.entries,
           sealed_key = excluded.sealed_key, sealed_entries = excluded.sealed_entries,
           imported_at = now(), imported_by = excluded.imported_by,
           imported_name = excluded.imported_name, version = excluded.version
         returning id, xmax = 0 as is_new`,
        [
          list.name,
          list.kind,
          list.entries,
          list.sealedKey,
          list.sealedEntries,
          list.staffId,
          list.staffName,
        ],
      );
      const [saved] = rows;
      if (!saved) throw new Error('The list was not saved');
      return saved;
    },
  };
}

export type WatchListStore = ReturnType<typeof createWatchListStore>;
