import type { InquiryResult } from '@perya/contract/payments/account-inquiries';
import type pg from 'pg';

export interface InquiryColumns {
  inquiryResult: InquiryResult | null;
  inquiryName: string | null;
  inquiryGateway: string | null;
  inquiredAt: Date | null;
}

/** Of an account `a`. */
export const inquiryColumns = 'a.inquiry_result, a.inquiry_name, a.inquiry_gateway, a.inquired_at';

export interface PayoutAccountRow extends InquiryColumns {
  id: bigint;
  channelName: string;
  numberTail: string;
  status: number;
  createdAt: Date;
  removedAt: Date | null;
}

/** Removed ones are kept for the payouts that went there; nobody needs to see more of them. */
const listedMax = 50;

export function createPayoutAccountsStore(pool: pg.Pool) {
  return {
    /** Those of partners' apps too. */
    async list(uid: bigint): Promise<PayoutAccountRow[]> {
      const { rows } = await pool.query<PayoutAccountRow>(
        `select ${inquiryColumns}, a.id, c.name as channel_name, a.number_tail, a.status, a.created_at, a.removed_at
         from payments.account a join payments.channel c on c.id = a.channel_id
         where a.bucket = platform.bucket_of($1) and a.uid = $1 order by a.status, a.id desc limit $2`,
        [uid, listedMax],
      );
      return rows;
    },
  };
}

export type PayoutAccountsStore = ReturnType<typeof createPayoutAccountsStore>;
