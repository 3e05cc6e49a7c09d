import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface Closing {
  closedAt: Date;
  /** As `player:10000001` or `staff:3`. */
  closedBy: string;
  /** Until then a login takes it back. */
  reopensUntil: Date;
  isReopenable: boolean;
  erasedAt: Date | null;
}

interface NewClosing {
  uid: bigint;
  by: string;
  waitDays: number;
}

const columns = `c.closed_at, c.closed_by, c.reopens_until,
  c.reopens_until > platform.clock() as is_reopenable, c.erased_at`;

/** A place among those that are due; the moment keeps its microseconds. */
interface DueAccount {
  uid: bigint;
  closedAt: string;
}

const isDue = `c.erased_at is null and c.reopens_until <= platform.clock()
  and c.closed_at <= platform.clock() - make_interval(years => $1)`;

const ofPlayer = 'c.bucket = platform.bucket_of($1) and c.uid = $1';

/** Changes of a closing; whoever makes one holds the player. */
const changing = {
  async insert(tx: Recorded, { uid, by, waitDays }: NewClosing): Promise<Date> {
    const { rows } = await tx.query<{ until: Date }>(
      `insert into identity.closing (bucket, uid, closed_by, reopens_until)
       values (platform.bucket_of($1), $1, $2, platform.clock() + make_interval(days => $3))
       returning reopens_until as until`,
      [uid, by, waitDays],
    );
    const [made] = rows;
    if (!made) throw new Error('The closing was not written');
    return made.until;
  },

  /** Empties the account of a player who is held, if it is due; answers the keys of its files. */
  async erase(tx: Recorded, uid: bigint, years: number): Promise<string[] | null> {
    const { rows } = await tx.query<{ keys: string[] | null }>(
      'select identity.erase_person($1, $2) as keys',
      [uid, years],
    );
    return rows[0]?.keys ?? null;
  },

  async remove(tx: Recorded, uid: bigint): Promise<void> {
    await tx.query(`delete from identity.closing c where ${ofPlayer}`, [uid]);
  },
};

/** Accounts that were closed. */
export function createClosingStore(pool: pg.Pool) {
  return {
    ...changing,

    async find(uid: bigint, client: pg.Pool | pg.ClientBase = pool): Promise<Closing | null> {
      const { rows } = await client.query<Closing>(
        `select ${columns} from identity.closing c where ${ofPlayer}`,
        [uid],
      );
      return rows[0] ?? null;
    },

    /** Accounts after that one that were closed so many years ago, the longest first, and are not erased. */
    async listDue(years: number, after: DueAccount | null, limit: number): Promise<DueAccount[]> {
      const { rows } = await pool.query<DueAccount>(
        `select c.uid, c.closed_at::text as closed_at from identity.closing c
         where ${isDue} and ($2::timestamptz is null or (c.closed_at, c.uid) > ($2, $3))
         order by c.closed_at, c.uid limit $4`,
        [years, after?.closedAt, after?.uid, limit],
      );
      return rows;
    },

    async countDue(years: number): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::integer as count from identity.closing c where ${isDue}`,
        [years],
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type ClosingStore = ReturnType<typeof createClosingStore>;
