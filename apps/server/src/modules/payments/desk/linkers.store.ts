import type pg from 'pg';
import type { Linker } from '../../../platform/lists/linker.ts';

/** Who is, or was, paid to the same account. */
export const accountLinker = (pool: pg.Pool): Linker => ({
  kind: 'account',
  permission: 'payments.read',
  async find(uid, limit) {
    const { rows } = await pool.query<{ uid: bigint }>(
      'select uid from unnest(payments.sharing_account($1)) as other(uid) order by uid limit $2',
      [uid, limit],
    );
    return rows.map((row) => row.uid);
  },
});
