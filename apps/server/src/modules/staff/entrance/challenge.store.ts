import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import { challengeSeconds } from '../policy.ts';

/** Logins that wait for the code of the authenticator app. */
export function createChallengeStore(pool: pg.Pool) {
  return {
    async insert(tokenHash: Buffer, staffId: bigint): Promise<Date> {
      const { rows } = await pool.query<{ expiresAt: Date }>(
        `insert into staff.challenge (token_hash, staff_id, expires_at)
         values ($1, $2, now() + interval '${challengeSeconds} seconds')
         returning expires_at`,
        [tokenHash, staffId],
      );
      const [made] = rows;
      if (!made) throw new Error('The challenge was not written');
      return made.expiresAt;
    },

    async find(tokenHash: Buffer): Promise<bigint | null> {
      const { rows } = await pool.query<{ staffId: bigint }>(
        `select staff_id from staff.challenge
         where token_hash = $1 and expires_at > now()`,
        [tokenHash],
      );
      return rows[0]?.staffId ?? null;
    },

    /** True for the one caller that used it up. */
    async take(tx: Recorded, tokenHash: Buffer): Promise<boolean> {
      const { rowCount } = await tx.query(
        'delete from staff.challenge where token_hash = $1 and expires_at > now()',
        [tokenHash],
      );
      return rowCount === 1;
    },

    async dropAll(tx: Recorded, staffId: bigint): Promise<void> {
      await tx.query('delete from staff.challenge where staff_id = $1', [staffId]);
    },
  };
}

export type ChallengeStore = ReturnType<typeof createChallengeStore>;
