import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export function createSecondFactorStore(pool: pg.Pool) {
  return {
    /** Keeps a secret that is not confirmed yet; false if a confirmed one is there. */
    async propose(id: bigint, sealed: Buffer): Promise<boolean> {
      const { rowCount } = await pool.query(
        `update staff.account set totp_sealed = $2, totp_step = 0
         where id = $1 and totp_confirmed_at is null`,
        [id, sealed],
      );
      return rowCount === 1;
    },

    /** Accepts a step once; false if it, or a later one, was used before. */
    async acceptStep(id: bigint, step: bigint): Promise<boolean> {
      const { rowCount } = await pool.query(
        'update staff.account set totp_step = $2 where id = $1 and totp_step < $2',
        [id, step],
      );
      return rowCount === 1;
    },

    /** False if another secret was proposed meanwhile, or one was confirmed. */
    async confirm(tx: Recorded, id: bigint, sealed: Buffer, codeHashes: Buffer[]) {
      const { rowCount } = await tx.query(
        `update staff.account set totp_confirmed_at = now(), updated_at = now()
         where id = $1 and totp_sealed = $2 and totp_confirmed_at is null`,
        [id, sealed],
      );
      if (rowCount !== 1) return false;
      await tx.query('delete from staff.recovery_code where staff_id = $1', [id]);
      await tx.query(
        'insert into staff.recovery_code (staff_id, code_hash) select $1, unnest($2::bytea[])',
        [id, codeHashes],
      );
      return true;
    },

    /** True for the one caller that used the recovery code up. */
    async useRecoveryCode(id: bigint, codeHash: Buffer): Promise<boolean> {
      const { rowCount } = await pool.query(
        'delete from staff.recovery_code where staff_id = $1 and code_hash = $2',
        [id, codeHash],
      );
      return rowCount === 1;
    },

    async countRecoveryCodes(id: bigint): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from staff.recovery_code where staff_id = $1',
        [id],
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
