import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';

export interface WithdrawTotals {
  count: number;
  total: Centavos;
}

export function createRequirementsStore(pool: pg.Pool) {
  return {
    /** The names of the channels by which deposits of a player came, by the deposit's id. */
    async channelsOf(uid: bigint, depositIds: readonly bigint[]): Promise<Map<bigint, string>> {
      const { rows } = await pool.query<{ id: bigint; name: string }>(
        `select d.id, c.name from payments.deposit d join payments.channel c on c.id = d.channel_id
         where d.bucket = platform.bucket_of($1) and d.uid = $1 and d.id = any ($2::bigint[])`,
        [uid, depositIds],
      );
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** What a player was paid out in all. */
    async withdrawTotals(uid: bigint): Promise<WithdrawTotals> {
      const { rows } = await pool.query<{ count: number; total: string }>(
        `select count(*)::integer as count, coalesce(sum(amount), 0)::text as total
         from payments.withdrawal
         where bucket = platform.bucket_of($1) and uid = $1 and status = 'completed'`,
        [uid],
      );
      return { count: rows[0]?.count ?? 0, total: centavos(BigInt(rows[0]?.total ?? 0)) };
    },
  };
}

export type RequirementsStore = ReturnType<typeof createRequirementsStore>;
