import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { TestServer } from '../test-server.ts';

/** Puts a player where a test begins, without the way that the status machine would ask for. */
export async function setKycStatus(
  { database }: Pick<TestServer, 'database'>,
  uid: bigint | string,
  status: KycStatus,
): Promise<void> {
  await database.pool.query(
    `insert into kyc.record (bucket, uid, status, before_block)
     values (platform.bucket_of($1), $1, $2, case when $2 = 'block' then 'unset' end)
     on conflict on constraint record_pkey do update
     set status = excluded.status, before_block = excluded.before_block, updated_at = excluded.updated_at`,
    [uid, status],
  );
  await database.pool.query('select identity.note_status($1, $2)', [uid, status]);
}
