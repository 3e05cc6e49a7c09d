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
  /** Of what lies on the disk. */
  keptCount: number;
  keptBytes: number;
}

export function createUploadStore(pool: pg.Pool) {
  return {
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
               count(*) filter (where removed_at is null) as kept_count,
               coalesce(sum(kept_bytes) filter (where removed_at is null), 0) as kept_bytes
             from identity.upload where uid = $2::bigint
           ) held
           where day_count < $4::bigint and day_bytes + $3::integer <= $5::bigint
             and kept_count < $6::bigint and kept_bytes < $7::bigint`,
          [key, uid, bytes, quota.dayCount, quota.dayBytes, quota.keptCount, quota.keptBytes],
        );
        return rowCount === 1;
      });
    },

    async keep(key: string, bytes: number): Promise<void> {
      await pool.query('update identity.upload set kept_bytes = $2 where key = $1', [key, bytes]);
    },

    /** It goes on counting for the day: looking at it has cost as much as a good one. */
    async discard(key: string): Promise<void> {
      await pool.query('update identity.upload set removed_at = now() where key = $1', [key]);
    },

    /** Makes it the player's avatar in place of the one before; false if it is not one of theirs. */
    async wear(tx: Recorded, uid: bigint, key: string): Promise<boolean> {
      const { rows } = await tx.query<{ worn: boolean }>(
        `update identity.upload set worn = (key = $2)
         where uid = $1 and removed_at is null and kept_bytes is not null and (worn or key = $2)
         returning worn`,
        [uid, key],
      );
      return rows.some(({ worn }) => worn);
    },

    /** Gives up pictures that nobody wears, oldest first, and answers their keys. */
    async giveUpUnworn(olderThanSeconds: number, limit: number): Promise<string[]> {
      // The row alone decides, so a picture that is put on at this moment stays.
      const { rows } = await pool.query<{ key: string }>(
        `update identity.upload set removed_at = now()
         where not worn and removed_at is null and key in (
           select key from identity.upload
           where not worn and removed_at is null and created_at < now() - make_interval(secs => $1)
           order by created_at limit $2 for update skip locked)
         returning key`,
        [olderThanSeconds, limit],
      );
      return rows.map(({ key }) => key);
    },

    /** Those of the keys that are in use or may yet be. */
    async listHeld(keys: readonly string[]): Promise<Set<string>> {
      const { rows } = await pool.query<{ key: string }>(
        'select key from identity.upload where key = any($1::text[]) and removed_at is null',
        [keys],
      );
      return new Set(rows.map(({ key }) => key));
    },

    /** How many pictures lie there that nobody has worn for as long as this. */
    async countUnworn(olderThanSeconds: number): Promise<number> {
      const { rows } = await pool.query<{ count: bigint }>(
        `select count(*) from identity.upload
         where not worn and removed_at is null and created_at < now() - make_interval(secs => $1)`,
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
  };
}

export type UploadStore = ReturnType<typeof createUploadStore>;
