import type pg from 'pg';
import type { Recorded } from '../../../audit/index.ts';

async function ask(tx: Recorded, text: string, uid: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ done: boolean }>(text, [uid]);
  return rows[0]?.done ?? false;
}

/** Whether payouts of a player may leave. */
export const holdStore = {
  place: (tx: Recorded, uid: bigint) => ask(tx, 'select payments.hold_payouts($1) as done', uid),
  lift: (tx: Recorded, uid: bigint) => ask(tx, 'select payments.release_payouts($1) as done', uid),
  async heldSince(pool: pg.Pool, uid: bigint): Promise<Date | null> {
    const { rows } = await pool.query<{ since: Date | null }>({
      name: 'payments-held-since',
      text: 'select payments.payouts_held_since($1) as since',
      values: [uid],
    });
    return rows[0]?.since ?? null;
  },
};
