import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

async function replaceRecoveryCodes(tx: Recorded, uid: bigint, hashes: Buffer[]): Promise<void> {
  await tx.query('delete from identity.recovery_code where uid = $1', [uid]);
  await tx.query(
    'insert into identity.recovery_code (uid, code_hash) select $1, unnest($2::bytea[])',
    [uid, hashes],
  );
}

export function createTotpStore(pool: pg.Pool) {
  return {
    /** Keeps a secret that is not confirmed yet; false if a confirmed one is there. */
    async propose(uid: bigint, sealed: Buffer): Promise<boolean> {
      const result = await pool.query(
        `update identity.player set totp_sealed = $2, totp_step = 0
         where uid = $1 and totp_confirmed_at is null`,
        [uid, sealed],
      );
      return result.rowCount === 1;
    },

    /** Accepts a step once; false if it, or a later one, was used before. */
    async acceptStep(uid: bigint, step: bigint): Promise<boolean> {
      const result = await pool.query(
        'update identity.player set totp_step = $2 where uid = $1 and totp_step < $2',
        [uid, step],
      );
      return result.rowCount === 1;
    },

    async confirm(tx: Recorded, uid: bigint, recoveryHashes: Buffer[]): Promise<void> {
      await tx.query(
        'update identity.player set totp_confirmed_at = now(), updated_at = now() where uid = $1',
        [uid],
      );
      await replaceRecoveryCodes(tx, uid, recoveryHashes);
    },

    replaceRecoveryCodes,

    /** True for the one caller that used the recovery code up. */
    async useRecoveryCode(uid: bigint, codeHash: Buffer): Promise<boolean> {
      const result = await pool.query(
        'delete from identity.recovery_code where uid = $1 and code_hash = $2',
        [uid, codeHash],
      );
      return result.rowCount === 1;
    },

    async countRecoveryCodes(uid: bigint): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from identity.recovery_code where uid = $1',
        [uid],
      );
      return rows[0]?.count ?? 0;
    },

    async end(tx: Recorded, uid: bigint): Promise<void> {
      await tx.query(
        `update identity.player
         set totp_sealed = null, totp_confirmed_at = null, totp_step = 0, updated_at = now()
         where uid = $1`,
        [uid],
      );
      await tx.query('delete from identity.recovery_code where uid = $1', [uid]);
      // They stand beside the app, and go with it.
      await tx.query('delete from identity.passkey_ceremony where uid = $1', [uid]);
      await tx.query('delete from identity.passkey where uid = $1', [uid]);
    },
  };
}

export type TotpStore = ReturnType<typeof createTotpStore>;
