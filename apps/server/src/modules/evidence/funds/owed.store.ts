import type pg from 'pg';
import { longQuery } from '../../../platform/database/pool.ts';
import { inSnapshot } from '../../../platform/database/transaction.ts';

export interface Owed {
  at: Date;
  balances: bigint;
  withdrawals: bigint;
  stakes: bigint;
  /** Players to whom something is owed, and how much, in no order that means anything. */
  players: { uid: bigint; amount: bigint }[];
}

type Totals = Omit<Owed, 'players'>;

const playersAtOnce = 20_000;

/** Summed by themselves, so that the tree is held against them. */
const totals = `select platform.clock() as at,
  coalesce((select sum(w.balance) from ledger.standing w where not w.is_test), 0)::bigint as balances,
  coalesce((select sum(p.amount) from payments.unpaid p
    join ledger.standing w on w.bucket = p.bucket and w.uid = p.uid and not w.is_test), 0)::bigint as withdrawals,
  coalesce((select sum(s.stake) from games.open_stake s
    join ledger.standing w on w.bucket = s.bucket and w.uid = s.uid and not w.is_test), 0)::bigint as stakes`;

const players = `select w.uid, (w.balance + coalesce(o.amount, 0))::bigint as amount
  from ledger.standing w
  left join (select u.bucket, u.uid, sum(u.amount) as amount from (
      select p.bucket, p.uid, p.amount from payments.unpaid p
      union all select s.bucket, s.uid, s.stake from games.open_stake s) u
    group by u.bucket, u.uid) o on o.bucket = w.bucket and o.uid = w.uid
  where not w.is_test and w.balance + coalesce(o.amount, 0) > 0`;

/** What the house owes at one moment, of real money, to whom and in all: one snapshot for both. */
export const readOwed = (pool: pg.Pool): Promise<Owed> =>
  inSnapshot(pool, async (client) => {
    await client.query('set local statement_timeout = 0');
    const { rows } = await client.query<Totals>({ ...longQuery, text: totals });
    const [sums] = rows;
    if (!sums) throw new Error('An aggregate answers a row');
    const found: Owed['players'] = [];
    await client.query(`declare owed no scroll cursor for ${players}`);
    for (;;) {
      const next = await client.query<Owed['players'][number]>({
        ...longQuery,
        text: `fetch ${playersAtOnce} from owed`,
      });
      found.push(...next.rows);
      if (next.rows.length < playersAtOnce) break;
    }
    return { ...sums, players: found };
  });
