import type pg from 'pg';

export interface OwnPayment {
  id: bigint;
  channel: string;
  amount: bigint;
  fee: bigint;
  status: string;
  createdAt: Date;
  steps: { status: string; at: string; reason: string }[];
}

const pageSize = 500;

const stepsOf = (
  payment: string,
) => `(select jsonb_agg(jsonb_build_object('status', s.to_status, 'at', s.at,
    'reason', s.reason) order by s.n) from payments.step s where s.bucket = ${payment}.bucket and s.uid = ${payment}.uid and s.payment_id = ${payment}.id)`;

/** What a player may take away of their payments. Amounts are centavos. */
export function createOwnDataStore(pool: pg.Pool) {
  const pages = (columns: string, table: 'deposit' | 'withdrawal') => {
    const text = `select p.id, c.name as channel, p.amount, p.fee, p.status, ${columns} p.created_at,
        ${stepsOf('p')} as steps
      from payments.${table} p join payments.channel c on c.id = p.channel_id
      where p.bucket = platform.bucket_of($1) and p.uid = $1 and p.id < $2 order by p.id desc limit ${pageSize}`;
    return async (uid: bigint, last: OwnPayment | undefined): Promise<OwnPayment[]> => {
      const { rows } = await pool.query<OwnPayment>(text, [uid, last?.id ?? 2n ** 63n - 1n]);
      return rows;
    };
  };
  return {
    deposits: pages('p.has_cashback,', 'deposit'),
    withdrawals: pages('p.account_id,', 'withdrawal'),
    async accounts(uid: bigint) {
      const { rows } = await pool.query(
        `select a.id, c.name as channel, '…' || a.number_tail as number, a.status = 1 as is_usable,
           a.created_at, a.removed_at
         from payments.account a join payments.channel c on c.id = a.channel_id
         where a.bucket = platform.bucket_of($1) and a.uid = $1 order by a.id`,
        [uid],
      );
      return rows;
    },
  };
}
