import type pg from 'pg';
import type { Recorded } from '../../../audit/index.ts';

async function ask(tx: Recorded, does: 'hold' | 'release', uid: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ done: boolean }>(
    `select payments.${does}_payouts($1) as done`,
    [uid],
  );
  return rows[0]?.done ?? false;
}

/** Whether payouts of a player may leave. */
export const holdStore = {
  place: (tx: Recorded, uid: bigint) => ask(tx, 'hold', uid),
  lift: (tx: Recorded, uid: bigint) => ask(tx, 'release', uid),
  async heldSince(pool: pg.Pool, uid: bigint): Promise<Date | null> {
    const { rows } = await pool.query<{ since: Date | null }>({
      name: 'payments-held-since',
      text: 'select payments.payouts_held_since($1) as since',
      values: [uid],
    });
    return rows[0]?.since ?? null;
  },
};
