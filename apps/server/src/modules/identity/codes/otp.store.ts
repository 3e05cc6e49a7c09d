import type { OtpPurpose } from '@perya/contract/calls/session';
import type pg from 'pg';

export interface NewOtp {
  id: string;
  contact: string;
  purpose: OtpPurpose;
  codeHash: Buffer;
  lifeSeconds: number;
}

export interface Otp {
  contact: string;
  purpose: OtpPurpose;
  codeHash: Buffer;
}

export function createOtpStore(pool: pg.Pool) {
  return {
    async insert({ id, contact, purpose, codeHash, lifeSeconds }: NewOtp): Promise<void> {
      await pool.query(
        `insert into identity.otp (id, contact, purpose, code_hash, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
        [id, contact, purpose, codeHash, lifeSeconds],
      );
    },

    /** A request that can still be answered. */
    async findOpen(id: string): Promise<Otp | null> {
      const result = await pool.query<Otp>(
        `select contact, purpose, code_hash as "codeHash" from identity.otp
         where id = $1 and consumed_at is null and expires_at > now()`,
        [id],
      );
      return result.rows[0] ?? null;
    },

    /** True for the one caller that used it up. */
    async consume(id: string): Promise<boolean> {
      const result = await pool.query(
        `update identity.otp set consumed_at = now()
         where id = $1 and consumed_at is null and expires_at > now()`,
        [id],
      );
      return result.rowCount === 1;
    },

    async forgetOld(): Promise<void> {
      await pool.query(`delete from identity.otp where created_at < now() - interval '1 day'`);
    },
  };
}

export type OtpStore = ReturnType<typeof createOtpStore>;
