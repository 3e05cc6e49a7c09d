import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** What is known here of how an account is used. */
export interface KnownUse {
  now: Date;
  /** The end of the last day with a bet or a deposit; null where there was none. */
  lastMovedAt: Date | null;
  warnedAt: Date | null;
  dormantSince: Date | null;
}

/** A place among the accounts with money. */
export interface FundedAccount {
  bucket: number;
  uid: bigint;
}

const lastDay = (table: 'day' | 'deposit_day', amount: 'staked' | 'counted') =>
  `(select max(d.day) from limits.${table} d
    where d.bucket = platform.bucket_of($1) and d.uid = $1 and d.${amount} > 0)`;

/** Changes of an account whose player and wallet are held. */
const changing = {
  /** Locks the wallet, as a bet does: one that is under way is counted before the change, none comes between. */
  async hold(tx: Recorded, uid: bigint): Promise<void> {
    await tx.query('select ledger.lock_wallet($1)', [uid]);
    await tx.query(
      `insert into limits.player (bucket, uid) values (platform.bucket_of($1), $1)
       on conflict do nothing`,
      [uid],
    );
  },

  async noteWarning(tx: Recorded, uid: bigint, at: Date): Promise<void> {
    await tx.query(
      `update limits.player set inactive_warned_at = $2
       where bucket = platform.bucket_of($1) and uid = $1`,
      [uid, at],
    );
  },

  /** Begins the dormancy, or ends it with its notice. */
  async write(tx: Recorded, uid: bigint, by: string, isDormant: boolean): Promise<void> {
    const { rows } = await tx.query<{ id: bigint; madeAt: Date }>(
      `insert into limits.change (bucket, uid, made_at, actor, kind, action, applies_at)
       select platform.bucket_of($1), $1, moment.now, $2, 'dormancy', $3, moment.now
       from (values (platform.clock())) moment(now) returning id, made_at`,
      [uid, by, isDormant ? 'set' : 'lifted'],
    );
    const [row] = rows;
    if (!row) throw new Error('The dormancy was not written');
    await tx.query(
      `update limits.player set dormant_since = $2, changed_id = $3, changed_by = $4,
         inactive_warned_at = case when $5 then inactive_warned_at end
       where bucket = platform.bucket_of($1) and uid = $1`,
      [uid, isDormant ? row.madeAt : null, row.id, isDormant ? 'house' : 'player', isDormant],
    );
  },
};

/** Accounts with money that nobody uses. */
export function createDormancyStore(pool: pg.Pool) {
  return {
    ...changing,

    async isDormant(uid: bigint, client: pg.Pool | pg.ClientBase = pool): Promise<boolean> {
      const { rowCount } = await client.query({
        name: 'limits-dormant',
        text: `select from limits.player
               where bucket = platform.bucket_of($1) and uid = $1 and dormant_since is not null`,
        values: [uid],
      });
      return rowCount === 1;
    },

    async readUse(uid: bigint, client: pg.Pool | pg.ClientBase = pool): Promise<KnownUse> {
      const { rows } = await client.query<KnownUse>(
        `select platform.clock() as now, p.inactive_warned_at as warned_at, p.dormant_since,
           (greatest(${lastDay('day', 'staked')}, ${lastDay('deposit_day', 'counted')}) + 1)::timestamp
             at time zone 'Asia/Manila' as last_moved_at
         from (values (1)) one(n)
         left join limits.player p on p.bucket = platform.bucket_of($1) and p.uid = $1`,
        [uid],
      );
      const [row] = rows;
      if (!row) throw new Error('The use of an account gave no answer');
      return row;
    },

    /** Awake accounts after that one which hold real money and had no bet or deposit for so many days. */
    async listUnmoved(
      days: number,
      after: FundedAccount | null,
      limit: number,
    ): Promise<FundedAccount[]> {
      const { rows } = await pool.query<FundedAccount>(
        `select w.bucket, w.uid from ledger.standing w
         where (w.bucket, w.uid) > ($2, $3) and w.balance > 0 and not w.is_test
           and not exists (select from limits.player p
             where p.bucket = w.bucket and p.uid = w.uid and p.dormant_since is not null)
           and not exists (select from limits.day d where d.bucket = w.bucket and d.uid = w.uid
             and d.day > platform.manila_day(platform.clock()) - $1::integer and d.staked > 0)
           and not exists (select from limits.deposit_day d where d.bucket = w.bucket and d.uid = w.uid
             and d.day > platform.manila_day(platform.clock()) - $1::integer and d.counted > 0)
         order by w.bucket, w.uid limit $4`,
        [days, after?.bucket ?? -1, after?.uid ?? 0, limit],
      );
      return rows;
    },
  };
}

export type DormancyStore = ReturnType<typeof createDormancyStore>;
