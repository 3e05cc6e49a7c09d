import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type pg from 'pg';

export function createKycStore(pool: pg.Pool) {
  return {
    async readStatus(uid: bigint): Promise<KycStatus> {
      const { rows } = await pool.query<{ status: KycStatus }>({
        name: 'kyc-status',
        text: 'select kyc.status_of($1) as status',
        values: [uid],
      });
      return rows[0]?.status ?? 'unset';
    },
  };
}

export type KycStore = ReturnType<typeof createKycStore>;
