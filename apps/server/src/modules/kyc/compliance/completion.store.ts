import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** That staff have asked a player to complete the identity check, and why. */
export interface Completion {
  askedAt: Date;
  actor: string;
  reason: string;
}

const columns = 'asked_at, actor, reason';

export function createCompletionStore(pool: pg.Pool) {
  return {
    async find(uid: bigint): Promise<Completion | null> {
      const { rows } = await pool.query<Completion>(
        `select ${columns} from kyc.completion where uid = $1`,
        [uid],
      );
      return rows[0] ?? null;
    },

    async count(): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from kyc.completion',
      );
      return rows[0]?.count ?? 0;
    },

    /** False where it is asked for already. */
    async ask(tx: Recorded, uid: bigint, actor: string, reason: string): Promise<boolean> {
      const { rowCount } = await tx.query(
        `insert into kyc.completion (uid, actor, reason) values ($1, $2, $3) on conflict do nothing`,
        [uid, actor, reason],
      );
      return rowCount === 1;
    },

    /** False where nobody asks for it. */
    async takeBack(tx: Recorded, uid: bigint): Promise<boolean> {
      const { rowCount } = await tx.query('delete from kyc.completion where uid = $1', [uid]);
      return rowCount === 1;
    },
  };
}

export type CompletionStore = ReturnType<typeof createCompletionStore>;
