import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';

export type TestCreditOutcome = 'granted' | 'over' | 'conflict' | 'real';

export function createTestCreditStore(pool: pg.Pool) {
  /** What was given on the day in Manila. */
  async function sumToday(client: pg.Pool | pg.PoolClient, uid: bigint): Promise<Centavos> {
    const { rows } = await client.query<{ sum: string }>(
      `select coalesce(sum(amount), 0)::text as sum from payments.test_credit
       where bucket = platform.bucket_of($1) and uid = $1 and platform.manila_day(created_at) = platform.manila_day(now())`,
      [uid],
    );
    return centavos(BigInt(rows[0]?.sum ?? 0));
  }

  return {
    sumToday: (uid: bigint) => sumToday(pool, uid),

    /** Grants once for its key, within the day's allowance, and never to a wallet that holds money. */
    async grant(
      uid: bigint,
      key: string,
      amount: Centavos,
      dailyMax: bigint,
    ): Promise<TestCreditOutcome> {
      return inTransaction(pool, async (client) => {
        // Two requests of one player must not both find the allowance unspent.
        await client.query(
          `select pg_advisory_xact_lock(hashtextextended('payments.test_credit', $1))`,
          [uid],
        );
        const { rows } = await client.query<{ amount: bigint }>(
          `select amount from payments.test_credit
           where bucket = platform.bucket_of($1) and uid = $1 and key = $2`,
          [uid, key],
        );
        const [held] = rows;
        if (held) return held.amount === amount ? 'granted' : 'conflict';
        if ((await sumToday(client, uid)) + amount > dailyMax) return 'over';
        const opened = await client.query<{ isTest: boolean }>(
          'select ledger.open_test_wallet($1) as is_test',
          [uid],
        );
        if (!opened.rows[0]?.isTest) return 'real';
        await client.query(
          `insert into payments.test_credit (bucket, uid, key, amount)
           values (platform.bucket_of($1), $1, $2, $3)`,
          [uid, key, amount],
        );
        return 'granted';
      });
    },
  };
}

export type TestCreditStore = ReturnType<typeof createTestCreditStore>;
