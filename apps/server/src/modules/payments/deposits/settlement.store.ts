import type pg from 'pg';
import { arrayOf, quotedArrayOf, readArray } from '../../../platform/database/text-arrays.ts';
import type { TakenPayment } from '../../../providers/payments/gateway.ts';

/** A payment that a gateway took, for a deposit of a player. */
export interface Settlement extends TakenPayment {
  uid: bigint;
  depositId: bigint;
  gateway: string;
  /** What the gateway was told, and says it took the payment for. */
  reference: string;
}

export type SettleOutcome = 'CREDITED' | 'STRAY' | 'KNOWN' | 'BUSY';

const settleStatement = {
  name: 'payments-settle',
  text: 'select outcomes::text from payments.settle($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};

/** A row that fits no month fails without naming a constraint; every other check names its own. */
function isMissingMonth(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23514' && constraint === undefined;
}

function parametersOf(items: readonly Settlement[]): string[] {
  return [
    arrayOf(items.map(({ uid }) => uid)),
    arrayOf(items.map(({ depositId }) => depositId)),
    quotedArrayOf(items.map(({ gateway }) => gateway)),
    quotedArrayOf(items.map(({ paymentId }) => paymentId)),
    quotedArrayOf(items.map(({ reference }) => reference)),
    arrayOf(items.map(({ amount }) => amount)),
    quotedArrayOf(items.map(({ currency }) => currency)),
    quotedArrayOf(items.map(({ paidAt }) => paidAt.toISOString())),
  ];
}

export function createSettlementStore(pool: pg.Pool, ensureMonths: () => Promise<unknown>) {
  async function callSettle(values: unknown[]): Promise<SettleOutcome[]> {
    const { rows } = await pool.query<{ outcomes: string }>({ ...settleStatement, values });
    return readArray(rows[0]?.outcomes ?? '{}') as SettleOutcome[];
  }

  return {
    /** Settles payments of a bucket that stand sorted by player, one of each, in one transaction. */
    async settle(items: readonly Settlement[], bucket: number): Promise<SettleOutcome[]> {
      const values = [bucket, ...parametersOf(items)];
      try {
        return await callSettle(values);
      } catch (error) {
        if (!isMissingMonth(error)) throw error;
        await ensureMonths();
        return callSettle(values);
      }
    },

    /** Keeps money that came for nothing we asked for; true if it was not known yet. */
    async noteStray(gateway: string, reference: string, paid: TakenPayment): Promise<boolean> {
      const { rows } = await pool.query<{ isNew: boolean }>(
        'select payments.note_stray($1, $2, $3, $4, $5, $6) as is_new',
        [gateway, paid.paymentId, reference, paid.amount, paid.currency, paid.paidAt],
      );
      return rows[0]?.isNew ?? false;
    },
  };
}

export type SettlementStore = ReturnType<typeof createSettlementStore>;
