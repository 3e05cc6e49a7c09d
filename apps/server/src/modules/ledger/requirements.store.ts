import type { Centavos } from '@perya/money';
import type pg from 'pg';

/** Money that cannot be withdrawn yet, by the posting that brought it. */
export interface OpenRequirement {
  postingId: bigint;
  /** The caller's own name of that posting. */
  scope: string;
  key: string;
  amount: Centavos;
  multiplier: bigint;
  /** The turnover of the wallet at which it is free. */
  releaseAt: Centavos;
  /** What must be wagered from now on until then, those before it in the queue included. */
  left: Centavos;
  createdAt: Date;
}

/** A player with more open requirements than this is not known. */
const requirementsMax = 200;

export function createRequirementsStore(pool: pg.Pool) {
  return {
    /** What is not wagered yet, the next to be free first. */
    async listOpen(uid: bigint): Promise<OpenRequirement[]> {
      const { rows } = await pool.query<OpenRequirement>({
        name: 'ledger-open-requirements',
        text: `select r.posting_id, p.scope, p.key, r.amount, r.multiplier,
                 r.free_at as release_at, r.free_at - w.turnover as "left", r.created_at
               from ledger.wallet w
               join ledger.standing_requirement r on r.bucket = w.bucket and r.uid = w.uid and r.release_at > w.turnover
                 and r.free_at > w.turnover
               join ledger.posting p on p.bucket = r.bucket and p.uid = r.uid and p.id = r.posting_id
               where w.bucket = platform.bucket_of($1) and w.uid = $1 order by r.release_at limit $2`,
        values: [uid, requirementsMax],
      });
      return rows;
    },
  };
}

export type RequirementsStore = ReturnType<typeof createRequirementsStore>;
