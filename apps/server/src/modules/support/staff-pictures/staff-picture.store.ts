import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** Pictures that staff have sent for an answer. */
export function createStaffPictureStore(pool: pg.Pool) {
  return {
    /** Noted before the file is written: there is no file that nobody knows. */
    async note(key: string, staffId: bigint): Promise<void> {
      await pool.query('insert into support.staff_picture (key, sent_by) values ($1, $2)', [
        key,
        staffId,
      ]);
    },

    async forget(key: string): Promise<void> {
      await pool.query('delete from support.staff_picture where key = $1 and not is_used', [key]);
    },

    /** Takes pictures for good; says how many of them were this person's and free. */
    async take(tx: Recorded, staffId: bigint, keys: readonly string[]): Promise<number> {
      const { rowCount } = await tx.query(
        `update support.staff_picture set is_used = true
         where key = any ($1::text[]) and sent_by = $2 and not is_used`,
        [keys, staffId],
      );
      return rowCount ?? 0;
    },

    /** Forgets what no answer has used for a day, and says what it was. */
    async forgetUnused(limit: number): Promise<string[]> {
      const { rows } = await pool.query<{ key: string }>(
        `delete from support.staff_picture where not is_used and key in (
           select key from support.staff_picture
           where not is_used and sent_at < platform.clock() - interval '1 day'
           order by sent_at limit $1 for update skip locked)
         returning key`,
        [limit],
      );
      return rows.map(({ key }) => key);
    },
  };
}

export type StaffPictureStore = ReturnType<typeof createStaffPictureStore>;
