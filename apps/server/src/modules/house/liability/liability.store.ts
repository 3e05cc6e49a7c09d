import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';
import { longQuery } from '../../../platform/database/pool.ts';
import { inSnapshot, inWritingSnapshot } from '../../../platform/database/transaction.ts';
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

export interface LiabilityCount {
  countedAt: Date;
  corrected: Centavos;
}

export function createLiabilityStore(pool: pg.Pool) {
  /** One at a time: a lock that is taken before the snapshot lets whoever waits see what the other kept. */
  const readBy = (look: 'house.look_at_liability' | 'house.count_liability'): Promise<Liability> =>
    inWritingSnapshot(pool, async (client) => {
      await client.query('set local statement_timeout = 0');
      await client.query('lock table house.liability_base in share row exclusive mode');
      const { rows } = await client.query<Row>({
        ...longQuery,
        text: `select ${columns} from ${look}()`,
      });
      const [row] = rows;
      if (!row) throw new Error('The liability was not kept');
      return liabilityOf(row);
    });

  return {
    /** Adds what was posted since the last look, and keeps it as the last look of the day. */
    look: () => readBy('house.look_at_liability'),

    /** Counts every wallet instead, and keeps by how much that differed. */
    count: () => readBy('house.count_liability'),

    /** When all wallets were last counted, and by how much what was kept was wrong. */
    async lastCount(): Promise<LiabilityCount | null> {
      const { rows } = await pool.query<{ countedAt: Date; corrected: bigint }>(
        'select counted_at, corrected from house.liability_base',
      );
      const [row] = rows;
      return row ? { countedAt: row.countedAt, corrected: centavos(row.corrected) } : null;
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
