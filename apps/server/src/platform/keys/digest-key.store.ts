import type pg from 'pg';

export function createDigestKeyStore(pool: pg.Pool) {
  return {
    async find(): Promise<Buffer | null> {
      const { rows } = await pool.query<{ sealed: Buffer }>(
        'select sealed from platform.digest_key',
      );
      return rows[0]?.sealed ?? null;
    },

    /** Of several processes that start at once the first one's is kept. */
    async add(sealed: Buffer): Promise<void> {
      await pool.query(
        'insert into platform.digest_key (id, sealed) values (1, $1) on conflict (id) do nothing',
        [sealed],
      );
    },
  };
}
