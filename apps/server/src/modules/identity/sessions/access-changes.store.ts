import type pg from 'pg';
import { withdrawalsWaitHours } from '../policy.ts';

/** What lately made it easier that somebody else uses the account. */
export interface AccessChanges {
  /** The last login on a device that the player was never seen on before. */
  deviceSeenAt: Date | null;
  phoneChangedAt: Date | null;
}

export function createAccessChangesStore(pool: pg.Pool) {
  return async function readAccessChanges(uid: bigint): Promise<AccessChanges> {
    const { rows } = await pool.query<AccessChanges>({
      name: 'identity-access-changes',
      text: `select (select max(at) from identity.login_event where uid = $1 and is_new_device)
               as device_seen_at,
             withdrawals_wait_until - make_interval(hours => $2) as phone_changed_at
             from identity.player where uid = $1`,
      values: [uid, withdrawalsWaitHours],
    });
    return rows[0] ?? { deviceSeenAt: null, phoneChangedAt: null };
  };
}
