import type { WithdrawalStatus } from '@perya/contract/rules/payment-status';
import type { Centavos } from '@perya/money';
import type pg from 'pg';

export interface WithdrawalStep {
  status: WithdrawalStatus;
  at: Date;
  reason: string;
}

/** A withdrawal as its player sees it. */
export interface WithdrawalView {
  id: bigint;
  status: WithdrawalStatus;
  amount: Centavos;
  fee: Centavos;
  channelName: string;
  channelImg: string;
  tail: string;
  createdAt: Date;
  steps: WithdrawalStep[];
}

export function createWithdrawalViewStore(pool: pg.Pool) {
  return {
    /** Null for one that is not the player's own. */
    async find(uid: bigint, id: bigint): Promise<WithdrawalView | null> {
      const { rows } = await pool.query<Omit<WithdrawalView, 'steps'>>(
        `select w.id, w.status, w.amount, w.fee, c.name as channel_name, c.img as channel_img,
           a.number_tail as tail, w.created_at
         from payments.withdrawal w
         join payments.channel c on c.id = w.channel_id
         join payments.account a on a.bucket = w.bucket and a.uid = w.uid and a.id = w.account_id
         where w.bucket = platform.bucket_of($1) and w.uid = $1 and w.id = $2`,
        [uid, id],
      );
      const [row] = rows;
      if (!row) return null;
      const steps = await pool.query<WithdrawalStep>(
        `select to_status as status, at, reason from payments.step
         where bucket = platform.bucket_of($1) and uid = $1 and payment_id = $2 order by n`,
        [uid, id],
      );
      return { ...row, steps: steps.rows };
    },
  };
}

export type WithdrawalViewStore = ReturnType<typeof createWithdrawalViewStore>;
