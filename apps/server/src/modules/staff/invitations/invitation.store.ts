import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import { invitationHours } from '../policy.ts';

export interface OpenInvitation {
  staffId: bigint;
  expiresAt: Date;
}

/** Ways to a first password; of an account there is one at a time. */
export function createInvitationStore(pool: pg.Pool) {
  return {
    /** Ends the one before it. */
    async insert(tx: Recorded, staffId: bigint, tokenHash: Buffer): Promise<Date> {
      const { rows } = await tx.query<{ expiresAt: Date }>(
        `insert into staff.invitation (token_hash, staff_id, expires_at)
         values ($1, $2, now() + interval '${invitationHours} hours')
         on conflict (staff_id) do update
         set token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at
         returning expires_at as "expiresAt"`,
        [tokenHash, staffId],
      );
      const [made] = rows;
      if (!made) throw new Error('The invitation was not written');
      return made.expiresAt;
    },

    async find(tokenHash: Buffer): Promise<OpenInvitation | null> {
      const { rows } = await pool.query<OpenInvitation>(
        `select staff_id as "staffId", expires_at as "expiresAt" from staff.invitation
         where token_hash = $1 and expires_at > now()`,
        [tokenHash],
      );
      return rows[0] ?? null;
    },

    /** True for the one caller that used it up. */
    async take(tx: Recorded, tokenHash: Buffer): Promise<boolean> {
      const { rowCount } = await tx.query(
        'delete from staff.invitation where token_hash = $1 and expires_at > now()',
        [tokenHash],
      );
      return rowCount === 1;
    },

    async dropAll(tx: Recorded, staffId: bigint): Promise<void> {
      await tx.query('delete from staff.invitation where staff_id = $1', [staffId]);
    },
  };
}

export type InvitationStore = ReturnType<typeof createInvitationStore>;
