import type { AdjustmentWanted } from '@perya/contract/payments/staff-calls/cases';
import type { Centavos } from '@perya/money';
import type { Recorded } from '../../../audit/index.ts';

export function createCreditsStore() {
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

    /** Locks a payment before its cases, as whoever settles one does. */
    async lockReceipt(tx: Recorded, gateway: string, paymentId: string): Promise<void> {
      await tx.query(
        'select from payments.receipt where gateway = $1 and payment_id = $2 for update',
        [gateway, paymentId],
      );
    },

    /** DONE, or why not. */
    async refund(
      tx: Recorded,
      wanted: { gateway: string; paymentId: string; reference: string; by: string; words: string },
    ): Promise<string> {
      const { rows } = await tx.query<{ outcome: string }>(
        'select payments.refund_receipt($1, $2, $3, $4, $5) as outcome',
        [wanted.gateway, wanted.paymentId, wanted.reference, wanted.by, wanted.words],
      );
      return rows[0]?.outcome ?? '';
    },
  };
}

export type CreditsStore = ReturnType<typeof createCreditsStore>;
