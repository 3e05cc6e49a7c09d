import type pg from 'pg';
import type { Linker } from '../../../platform/lists/linker.ts';

/** Who is, or was, paid to the same account. */
export const accountLinker = (pool: pg.Pool): Linker => ({
  kind: 'account',
  permission: 'payments.read',
  async find(uid, limit) {
    const { rows } = await pool.query<{ uid: bigint }>(
      `select distinct other.uid from payments.account own
       join payments.account other on other.number_digest = own.number_digest and other.uid <> own.uid
       where own.bucket = platform.bucket_of($1) and own.uid = $1 order by other.uid limit $2`,
      [uid, limit],
    );
    return rows.map((row) => row.uid);
  },
});
