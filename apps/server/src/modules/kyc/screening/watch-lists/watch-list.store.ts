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

/** What was sent of a list, until a second person has approved it. */
export interface WatchListDraft extends SealedList {
  entries: number;
  digest: string;
  replacesVersion: bigint;
  keptBy: bigint;
  keptName: string;
}

type NewDraft = Omit<WatchListDraft, 'id' | 'replacesVersion' | 'keptName'>;

const draftColumns = `id, name, kind, entries, sealed_key, sealed_entries, digest, replaces_version, kept_by, kept_name`;

/** The lists in force. */
const lists = (pool: pg.Pool) => ({
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

  /** 0 where there is no list of that name. */
  async readVersionOf(name: string, db: Pick<pg.ClientBase, 'query'> = pool): Promise<bigint> {
    const { rows } = await db.query<{ version: bigint }>(
      'select version from kyc.watch_list where name = $1',
      [name],
    );
    return rows[0]?.version ?? 0n;
  },

  async readSealed(): Promise<SealedList[]> {
    const { rows } = await pool.query<SealedList>(
      `select id, name, kind, sealed_key, sealed_entries
       from kyc.watch_list order by id`,
    );
    return rows;
  },

  /** Until the end of the transaction: imports come one after the other. */
  async lockLists(tx: Recorded): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('kyc.watch_list'))`);
  },

  /** Puts the list in the place of the one of that name. */
  async replace(tx: Recorded, list: WatchListDraft): Promise<{ id: bigint; isNew: boolean }> {
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
        ...[list.name, list.kind, list.entries, list.sealedKey, list.sealedEntries],
        ...[list.keptBy, list.keptName],
      ],
    );
    const [saved] = rows;
    if (!saved) throw new Error('The list was not saved');
    return saved;
  },
});

/** Lists that wait for a second person. */
const drafts = (pool: pg.Pool) => ({
  /** Notes which list it replaces, as it stands now. */
  async keepDraft(tx: Recorded, draft: NewDraft, keptName: string): Promise<bigint> {
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into kyc.watch_list_draft (name, kind, entries, sealed_key, sealed_entries, digest, kept_by,
         kept_name, replaces_version)
       values ($1, $2, $3, $4, $5, $6, $7, $8,
         coalesce((select version from kyc.watch_list where name = $1), 0))
       returning id`,
      [
        ...[draft.name, draft.kind, draft.entries, draft.sealedKey, draft.sealedEntries],
        ...[draft.digest, draft.keptBy, keptName],
      ],
    );
    const [kept] = rows;
    if (!kept) throw new Error('The draft was not kept');
    return kept.id;
  },

  /** Until the end of the transaction nobody else adds to it or asks for it. */
  async lockDraft(tx: Recorded, id: bigint): Promise<WatchListDraft | null> {
    const { rows } = await tx.query<WatchListDraft>(
      `select ${draftColumns} from kyc.watch_list_draft where id = $1 for update`,
      [id],
    );
    return rows[0] ?? null;
  },

  async replaceDraft(
    tx: Recorded,
    id: bigint,
    rows: Pick<NewDraft, 'entries' | 'digest' | 'sealedKey' | 'sealedEntries'>,
  ): Promise<void> {
    await tx.query(
      `update kyc.watch_list_draft set entries = $2, digest = $3, sealed_key = $4, sealed_entries = $5
       where id = $1`,
      [id, rows.entries, rows.digest, rows.sealedKey, rows.sealedEntries],
    );
  },

  async findDraft(id: bigint): Promise<WatchListDraft | null> {
    const { rows } = await pool.query<WatchListDraft>(
      `select ${draftColumns} from kyc.watch_list_draft where id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  /** It is gone then: a draft is carried out once. */
  async takeDraft(tx: Recorded, id: bigint): Promise<WatchListDraft | null> {
    const { rows } = await tx.query<WatchListDraft>(
      `delete from kyc.watch_list_draft where id = $1 returning ${draftColumns}`,
      [id],
    );
    return rows[0] ?? null;
  },

  /** A request lives for a day: what is older was declined, withdrawn or never asked for. */
  async forgetDrafts(): Promise<void> {
    await pool.query(
      `delete from kyc.watch_list_draft where kept_at < platform.clock() - interval '2 days'`,
    );
  },
});

export function createWatchListStore(pool: pg.Pool) {
  return {
    ...lists(pool),
    ...drafts(pool),
  };
}

export type WatchListStore = ReturnType<typeof createWatchListStore>;
