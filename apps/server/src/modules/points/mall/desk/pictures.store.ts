import type pg from 'pg';

/** Pictures of goods that staff have sent. */
export function createGoodsPictureStore(pool: pg.Pool) {
  return {
    /** Noted before the file is written: there is no file that nobody knows. */
    async note(path: string, staffId: bigint): Promise<void> {
      await pool.query(
        'insert into points.goods_picture (path, sent_by) values ($1, $2) on conflict (path) do nothing',
        [path, staffId],
      );
    },

    async forget(path: string): Promise<void> {
      await pool.query('delete from points.goods_picture where path = $1 and not is_used', [path]);
    },

    /** Keeps them from being swept; says how many of them there are. */
    async use(tx: Pick<pg.ClientBase, 'query'>, paths: readonly string[]): Promise<number> {
      const { rowCount } = await tx.query(
        'update points.goods_picture set is_used = true where path = any ($1::text[])',
        [paths],
      );
      return rowCount ?? 0;
    },

    /** Forgets what no goods have used for three days, and says what it was: a file of configuration waits for two. */
    async forgetUnused(limit: number): Promise<string[]> {
      const { rows } = await pool.query<{ path: string }>(
        `delete from points.goods_picture where not is_used and path in (
           select path from points.goods_picture
           where not is_used and sent_at < platform.clock() - interval '3 days'
           order by sent_at limit $1 for update skip locked)
         returning path`,
        [limit],
      );
      return rows.map(({ path }) => path);
    },
  };
}

export type GoodsPictureStore = ReturnType<typeof createGoodsPictureStore>;
