import type pg from 'pg';
import type { Linker } from '../../../platform/lists/linker.ts';

const shares = `select distinct other.uid from identity.device own
  join identity.device other on other.device_hash = own.device_hash and other.uid <> own.uid
  where own.uid = $1 order by other.uid limit $2`;
const invitedBy = 'select referrer_uid as uid from identity.referral where uid = $1 limit $2';
const invited = `select uid from identity.referral where referrer_uid = $1 order by id desc limit $2`;

/** Who was logged in on the same device, and who invited whom. */
export function identityLinkers(pool: pg.Pool): readonly Linker[] {
  const findBy = (statement: string) => async (uid: bigint, limit: number) => {
    const { rows } = await pool.query<{ uid: bigint }>(statement, [uid, limit]);
    return rows.map((row) => row.uid);
  };
  const permission = 'players.read';
  return [
    { kind: 'device', permission, find: findBy(shares) },
    { kind: 'invited-by', permission, find: findBy(invitedBy) },
    { kind: 'invited', permission, find: findBy(invited) },
  ];
}
