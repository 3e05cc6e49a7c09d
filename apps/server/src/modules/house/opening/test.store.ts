import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface OpeningTest {
  id: bigint;
  reference: string;
  about: string;
  secret: Buffer | null;
  gatewayId: string | null;
}

export interface NewTest {
  kind: 'message' | 'gateway';
  reference: string;
  about: string;
  secret: Buffer | null;
  staffId: bigint;
}

/** What one person can begin in an hour: a carrier takes money for each message. */
const perHour = 10;
const triesMax = 5;
const minutes = 60;

const columns = 'id, reference, about, secret, gateway_id';
const isUnderWay = `kind = $2 and staff_id = $3 and passed_at is null
  and begun_at > platform.clock() - interval '${minutes} minutes'`;

export function createTestStore(pool: pg.Pool) {
  return {
    /** Null if this person has begun too many. Those of one person are counted one after the other. */
    async begin(tx: Recorded, test: NewTest): Promise<bigint | null> {
      const { kind, reference, about, secret, staffId } = test;
      await tx.query(`select pg_advisory_xact_lock(hashtext('house.opening_test'))`);
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into house.opening_test (kind, reference, about, secret, staff_id)
         select $1, $2, $3, $4, $5 where (select count(*) from house.opening_test
           where staff_id = $5 and begun_at > platform.clock() - interval '1 hour') < $6
         returning id`,
        [kind, reference, about, secret, staffId, perHour],
      );
      return rows[0]?.id ?? null;
    },

    async noteOrder(id: bigint, gatewayId: string): Promise<void> {
      await pool.query('update house.opening_test set gateway_id = $2 where id = $1', [
        id,
        gatewayId,
      ]);
    },

    /** Counts the try before it is judged; null if there is none left, or no such test of this person. */
    async take(id: bigint, kind: NewTest['kind'], staffId: bigint): Promise<OpeningTest | null> {
      const { rows } = await pool.query<OpeningTest>(
        `update house.opening_test set tries = tries + 1
         where id = $1 and ${isUnderWay} and (kind = 'gateway' or tries < ${triesMax})
         returning ${columns}`,
        [id, kind, staffId],
      );
      return rows[0] ?? null;
    },

    /** False if it had passed before. */
    async pass(tx: Recorded, id: bigint): Promise<boolean> {
      const { rowCount } = await tx.query(
        `update house.opening_test set passed_at = platform.clock()
         where id = $1 and passed_at is null`,
        [id],
      );
      return rowCount === 1;
    },
  };
}

export type TestStore = ReturnType<typeof createTestStore>;
