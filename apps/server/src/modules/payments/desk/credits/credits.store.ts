import type { AdjustmentWanted } from '@perya/contract/staff/calls/payments/cases';
import type { Receipt } from '@perya/contract/staff/calls/payments/deposits';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../../audit/index.ts';

export interface StrayPayment {
  gateway: string;
  paymentId: string;
  amount: Centavos;
  currency: string;
  state: Receipt['state'];
}

export function createCreditsStore(pool: pg.Pool) {
  return {
    /** DONE, or why not. */
    async adjust(
      tx: Recorded,
      wanted: { uid: bigint; amount: Centavos; category: AdjustmentWanted['category']; by: string },
    ): Promise<string> {
      const { rows } = await tx.query<{ outcome: string }>(
        'select payments.adjust($1, $2, $3, $4) as outcome',
        [wanted.uid, wanted.amount, wanted.category, wanted.by],
      );
      return rows[0]?.outcome ?? '';
    },

    /** DONE, or why not. */
    async match(
      tx: Recorded,
      wanted: { gateway: string; paymentId: string; uid: bigint; by: string },
    ): Promise<string> {
      const { rows } = await tx.query<{ outcome: string }>(
        'select payments.match_receipt($1, $2, $3, $4) as outcome',
        [wanted.gateway, wanted.paymentId, wanted.uid, wanted.by],
      );
      return rows[0]?.outcome ?? '';
    },

    async findReceipt(gateway: string, paymentId: string): Promise<StrayPayment | null> {
      const { rows } = await pool.query<StrayPayment>(
        `select gateway, payment_id as "paymentId", amount, currency, state
         from payments.receipt where gateway = $1 and payment_id = $2`,
        [gateway, paymentId],
      );
      return rows[0] ?? null;
    },
  };
}

export type CreditsStore = ReturnType<typeof createCreditsStore>;
