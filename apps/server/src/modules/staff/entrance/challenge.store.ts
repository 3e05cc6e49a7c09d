import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import { challengeSeconds } from '../policy.ts';

/** What was shown before the second step. */
export type LoginWay = 'password' | 'company';

/** Logins that wait for the code of the authenticator app. */
export function createChallengeStore(pool: pg.Pool) {
  return {
    async insert(tokenHash: Buffer, staffId: bigint, way: LoginWay): Promise<Date> {
      const { rows } = await pool.query<{ expiresAt: Date }>(
        `insert into staff.challenge (token_hash, staff_id, way, expires_at)
         values ($1, $2, $3, now() + interval '${challengeSeconds} seconds')
         returning expires_at`,
        [tokenHash, staffId, way],
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

    /** How the one caller that uses it up began; null for every other. */
    async take(tx: Recorded, tokenHash: Buffer): Promise<LoginWay | null> {
      const { rows } = await tx.query<{ way: LoginWay }>(
        'delete from staff.challenge where token_hash = $1 and expires_at > now() returning way',
        [tokenHash],
      );
      return rows[0]?.way ?? null;
    },

    async dropAll(tx: Recorded, staffId: bigint): Promise<void> {
      await tx.query('delete from staff.challenge where staff_id = $1', [staffId]);
    },
  };
}

export type ChallengeStore = ReturnType<typeof createChallengeStore>;
