import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Recorded } from '../../audit/index.ts';

export interface NewUpload {
  key: string;
  uid: bigint;
  bytes: number;
}

export interface UploadQuota {
  dayCount: number;
  dayBytes: number;
  /** Of what lies on the disk and waits to be used. */
  keptCount: number;
  keptBytes: number;
}

/** What became of a key that was to be claimed. `held` was claimed before, `foreign` is another player's. */
export interface Claimed {
  key: string;
  state: 'claimed' | 'held' | 'foreign' | 'unknown';
  hash: bigint | null;
  /** Whether it was sent as PNG or JPEG; null for what is not theirs. */
  isDocument: boolean | null;
}

const unused = 'not worn and claimed_at is null and removed_at is null';
const stagedOf = `from identity.upload where uid = $1 and key = $2 and key like 'uploads/%'
  and claimed_at is null and removed_at is null and kept_bytes is not null`;

/** From the first byte to a picture that is there. */
const uploading = (pool: pg.Pool) => ({
  /** Counts an upload before anything is done with it; false if it is beyond the quota. */
  reserve({ key, uid, bytes }: NewUpload, quota: UploadQuota): Promise<boolean> {
    return inTransaction(pool, async (client) => {
      // Uploads of one player are counted one after the other, however many come at once.
      await client.query('select from identity.player where uid = $1 for no key update', [uid]);
      const { rowCount } = await client.query(
        `insert into identity.upload (key, uid, sent_bytes)
         select $1::text, $2::bigint, $3::integer
         from (
           select count(*) filter (where created_at > now() - interval '1 day') as day_count,
             coalesce(sum(sent_bytes) filter (where created_at > now() - interval '1 day'), 0) as day_bytes,
             count(*) filter (where removed_at is null and claimed_at is null) as kept_count,
             coalesce(sum(kept_bytes) filter (where removed_at is null and claimed_at is null), 0) as kept_bytes
           from identity.upload where uid = $2::bigint and sent_bytes > 0
         ) held
         where day_count < $4::bigint and day_bytes + $3::integer <= $5::bigint
           and kept_count < $6::bigint and kept_bytes < $7::bigint`,
        [key, uid, bytes, quota.dayCount, quota.dayBytes, quota.keptCount, quota.keptBytes],
      );
      return rowCount === 1;
    });
  },

  async keep(
    key: string,
    kept: { bytes: number; hash: bigint | null; isDocument: boolean },
  ): Promise<void> {
    await pool.query(
      'update identity.upload set kept_bytes = $2, hash = $3, is_document = $4 where key = $1',
      [key, kept.bytes, kept.hash, kept.isDocument],
    );
  },

  /** A file that the server itself made for a player: no quota counts it. */
  async insertMade({ key, uid, bytes }: NewUpload, hash: bigint | null): Promise<void> {
    await pool.query(
      `insert into identity.upload (key, uid, sent_bytes, kept_bytes, hash)
       values ($1, $2, 0, $3, $4)`,
      [key, uid, bytes, hash],
    );
  },

  /** It goes on counting for the day: looking at it has cost as much as a good one. */
  async discard(key: string): Promise<void> {
    await pool.query('update identity.upload set removed_at = now() where key = $1', [key]);
  },
});

/** Pictures that somebody takes into use. */
const taking = (pool: pg.Pool) => ({
  /** Whether it is a picture of theirs that waits to be used. */
  async isStaged(uid: bigint, key: string): Promise<boolean> {
    const { rowCount } = await pool.query(`select ${stagedOf}`, [uid, key]);
    return rowCount === 1;
  },

  /** Holds it until the transaction ends; false if it is no picture of theirs that waits to be used. */
  async holdStaged(tx: Recorded, uid: bigint, key: string): Promise<boolean> {
    const { rowCount } = await tx.query(`select ${stagedOf} for update`, [uid, key]);
    return rowCount === 1;
  },

  /** Notes an avatar that was published, not worn yet. */
  async insertPublished(tx: Recorded, { key, uid, bytes }: NewUpload): Promise<void> {
    await tx.query(
      'insert into identity.upload (key, uid, sent_bytes, kept_bytes) values ($1, $2, 0, $3)',
      [key, uid, bytes],
    );
  },

  /** Makes it the player's avatar in place of the one before; false if it is not one of theirs. */
  async wear(tx: Recorded, uid: bigint, key: string): Promise<boolean> {
    const { rows } = await tx.query<{ worn: boolean }>(
      `update identity.upload set worn = (key = $2)
       where uid = $1 and removed_at is null and kept_bytes is not null
         and key like 'avatars/%' and (worn or key = $2)
       returning worn`,
      [uid, key],
    );
    return rows.some(({ worn }) => worn);
  },

  /** Takes pictures for good, and says of each key what it is; theirs are held until the transaction ends. */
  async claim(tx: Recorded, uid: bigint, keys: readonly string[]): Promise<Claimed[]> {
    const { rows } = await tx.query<Claimed>(
      `with theirs as materialized (
         select key, hash, is_document, claimed_at is not null as was_claimed from identity.upload
         where uid = $1 and key = any($2::text[]) and key like 'uploads/%'
           and removed_at is null and kept_bytes is not null
         order by key for update
       ), taken as (
         update identity.upload u set claimed_at = now() from theirs
         where u.key = theirs.key and not theirs.was_claimed
       )
       select asked.key, theirs.hash, theirs.is_document,
         case
           when theirs.was_claimed then 'held'
           when theirs.key is not null then 'claimed'
           when other.key is not null then 'foreign'
           else 'unknown'
         end as state
       from unnest($2::text[]) as asked (key)
       left join theirs using (key)
       left join identity.upload other on other.key = asked.key and other.uid <> $1`,
      [uid, keys],
    );
    return rows;
  },
});

/** Pictures that nobody uses any more. */
const sweeping = (pool: pg.Pool) => ({
  /** Gives up what was claimed; the files go with the sweep of the night, or before by whoever knows the keys. */
  async giveUpClaimed(tx: Recorded, keys: readonly string[]): Promise<void> {
    await tx.query(
      `update identity.upload set removed_at = now()
       where key = any($1::text[]) and claimed_at is not null and removed_at is null`,
      [keys],
    );
  },

  /** Gives up pictures that nobody uses, oldest first, and answers their keys. */
  async giveUpUnused(olderThanSeconds: number, limit: number): Promise<string[]> {
    // The row alone decides, so a picture that is put on or claimed at this moment stays.
    const { rows } = await pool.query<{ key: string }>(
      `update identity.upload set removed_at = now()
       where ${unused} and key in (
         select key from identity.upload
         where ${unused} and created_at < now() - make_interval(secs => $1)
         order by created_at limit $2 for update skip locked)
       returning key`,
      [olderThanSeconds, limit],
    );
    return rows.map(({ key }) => key);
  },
});

/** Pictures that lie there. */
const lying = (pool: pg.Pool) => ({
  /** Those of the keys that are in use or may yet be. */
  async listHeld(keys: readonly string[]): Promise<Set<string>> {
    const { rows } = await pool.query<{ key: string }>(
      'select key from identity.upload where key = any($1::text[]) and removed_at is null',
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  },

  /** Keys of the files that must be there, in their order behind the given one. */
  async listKept(after: string, limit: number): Promise<string[]> {
    const { rows } = await pool.query<{ key: string }>(
      `select key from identity.upload
       where key > $1 and removed_at is null and kept_bytes is not null order by key limit $2`,
      [after, limit],
    );
    return rows.map(({ key }) => key);
  },

  /** How many pictures lie there that nobody has used for as long as this. */
  async countUnused(olderThanSeconds: number): Promise<number> {
    const { rows } = await pool.query<{ count: bigint }>(
      `select count(*) from identity.upload
       where ${unused} and created_at < now() - make_interval(secs => $1)`,
      [olderThanSeconds],
    );
    return Number(rows[0]?.count ?? 0);
  },

  async forgetOld(): Promise<void> {
    await pool.query(
      `delete from identity.upload
       where removed_at is not null and created_at < now() - interval '2 days'`,
    );
  },
});

export function createUploadStore(pool: pg.Pool) {
  return {
    ...uploading(pool),
    ...taking(pool),
    ...sweeping(pool),
    ...lying(pool),
  };
}

export type UploadStore = ReturnType<typeof createUploadStore>;
