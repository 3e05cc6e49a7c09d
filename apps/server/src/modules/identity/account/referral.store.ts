import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface Referral {
  /** The number under which the player invites others. */
  code: string;
  /** Who invited the player; null for nobody. */
  referrer: { uid: bigint; name: string } | null;
}

export function createReferralStore(pool: pg.Pool) {
  return {
    async read(uid: bigint): Promise<Referral> {
      const { rows } = await pool.query<{ code: bigint; uid: bigint | null; name: string | null }>({
        name: 'identity-referral',
        text: `select identity.referral_code_of($1) as code, p.uid, coalesce(p.nickname, p.username) as name
               from (values (1)) as one
               left join identity.referral r on r.uid = $1
               left join identity.player p on p.uid = r.referrer_uid`,
        values: [uid],
      });
      const [row] = rows;
      if (!row) throw new Error('The referral was not read');
      const referrer = row.uid === null ? null : { uid: row.uid, name: row.name ?? '' };
      return { code: String(row.code), referrer };
    },

    /** Writes down who invited a player that was made in this transaction; a number that is nobody's is no matter. */
    async note(tx: Recorded, uid: bigint, code: string, channelId: string): Promise<void> {
      await tx.query('select identity.note_referral($1, $2, $3)', [uid, code, channelId]);
    },
  };
}

export type ReferralStore = ReturnType<typeof createReferralStore>;
