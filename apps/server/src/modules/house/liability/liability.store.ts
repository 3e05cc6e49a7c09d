import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';
import { longQuery } from '../../../platform/database/pool.ts';
import { inSnapshot } from '../../../platform/database/transaction.ts';
import type { UidRange, Violation } from '../../ledger/index.ts';

export interface Liability {
  lookedAt: Date;
  balances: Centavos;
  withdrawals: Centavos;
  stakes: Centavos;
  /** What pools of jackpots hold. */
  jackpots: Centavos;
}

const columns = 'looked_at, balances, withdrawals, stakes, jackpots';

interface Row {
  lookedAt: Date;
  balances: bigint;
  withdrawals: bigint;
  stakes: bigint;
  jackpots: bigint;
}

const liabilityOf = ({ lookedAt, balances, withdrawals, stakes, jackpots }: Row): Liability => ({
  lookedAt,
  balances: centavos(balances),
  withdrawals: centavos(withdrawals),
  stakes: centavos(stakes),
  jackpots: centavos(jackpots),
});

export function createLiabilityStore(pool: pg.Pool) {
  return {
    /** Looks anew, and keeps it as the last look of the day. */
    async look(): Promise<Liability> {
      const { rows } = await pool.query<Row>({
        ...longQuery,
        text: `insert into house.liability as l (day, looked_at, balances, withdrawals, stakes, jackpots)
          select platform.manila_day(platform.clock()), platform.clock(), balances, withdrawals, stakes, jackpots
          from house.owed
          on conflict (day) do update set looked_at = excluded.looked_at, balances = excluded.balances,
            withdrawals = excluded.withdrawals, stakes = excluded.stakes, jackpots = excluded.jackpots
          returning ${columns}`,
      });
      const [row] = rows;
      if (!row) throw new Error('The liability was not kept');
      return liabilityOf(row);
    },

    async last(): Promise<Liability | null> {
      const { rows } = await pool.query<Row>(
        `select ${columns} from house.liability order by day desc limit 1`,
      );
      return rows[0] ? liabilityOf(rows[0]) : null;
    },

    /** What is owed to the players after `after` and up to `upTo` against the ledger, in one snapshot. */
    async listViolationsBetween(
      { bucket, after, upTo }: UidRange,
      limit: number,
    ): Promise<Violation[]> {
      return inSnapshot(pool, async (client) => {
        await client.query('set local statement_timeout = 0');
        const { rows } = await client.query<Violation>({
          ...longQuery,
          text: `select 'what is owed equals the ledger' as invariant, uid,
              format('balance differs by %s, withdrawals by %s, open stakes by %s', balance, withdrawals, stakes) as detail
            from house.broken_liability where bucket = $1 and uid > $2 and uid <= $3 limit $4`,
          values: [bucket, after, upTo, limit],
        });
        return rows;
      });
    },
  };
}

export type LiabilityStore = ReturnType<typeof createLiabilityStore>;
