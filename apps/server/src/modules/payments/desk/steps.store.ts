import type pg from 'pg';

export interface StepRow {
  from: string | null;
  to: string;
  at: Date;
  by: string;
  reason: string;
}

export function createStepsStore(pool: pg.Pool) {
  return {
    /** How a payment moved, oldest first. */
    async list(uid: bigint, paymentId: bigint): Promise<StepRow[]> {
      const { rows } = await pool.query<StepRow>(
        `select from_status as from, to_status as to, at, by, reason
         from payments.step where bucket = platform.bucket_of($1) and uid = $1 and payment_id = $2 order by n`,
        [uid, paymentId],
      );
      return rows;
    },
  };
}

export type StepsStore = ReturnType<typeof createStepsStore>;
