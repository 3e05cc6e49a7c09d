import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { byMoment, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

export interface AsleepRow {
  uid: bigint;
  lastUsedAt: Date;
  foundAt: Date;
  balance: Centavos;
}

/** Whoever changes a row holds the player. */
const changing = {
  /** True where it was not known before. */
  async note(tx: Recorded, uid: bigint, lastUsedAt: Date): Promise<boolean> {
    const { rowCount } = await tx.query(
      `insert into privacy.asleep (bucket, uid, last_used_at) values (platform.bucket_of($1), $1, $2)
       on conflict (bucket, uid) do nothing`,
      [uid, lastUsedAt],
    );
    return rowCount === 1;
  },

  async forget(tx: Recorded, uid: bigint): Promise<boolean> {
    const { rowCount } = await tx.query(
      'delete from privacy.asleep where bucket = platform.bucket_of($1) and uid = $1',
      [uid],
    );
    return rowCount === 1;
  },
};

/** Accounts with money that nobody has used for years. */
export function createAsleepStore(pool: pg.Pool) {
  return {
    ...createList<AsleepRow>(pool, {
      columns: 'a.uid, a.last_used_at, a.found_at, coalesce(w.balance, 0)::bigint as balance',
      from: 'privacy.asleep a',
      widen: { row: 'a', joins: 'left join lateral ledger.read_wallet(a.uid) w on true' },
      key: [byMoment('a.last_used_at'), byNumber('a.uid')],
      isAscending: true,
      since: 'a.found_at',
    }),

    ...changing,

    async now(client: pg.Pool | pg.ClientBase = pool): Promise<Date> {
      const { rows } = await client.query<{ now: Date }>('select platform.clock() as now');
      const [row] = rows;
      if (!row) throw new Error('The clock gave no answer');
      return row.now;
    },

    /** Those that were found before, after that one, by their ids. */
    async listKnown(after: bigint, limit: number): Promise<bigint[]> {
      const { rows } = await pool.query<{ uid: bigint }>(
        'select a.uid from privacy.asleep a where a.uid > $1 order by a.uid limit $2',
        [after, limit],
      );
      return rows.map(({ uid }) => uid);
    },
  };
}

export type AsleepStore = ReturnType<typeof createAsleepStore>;
