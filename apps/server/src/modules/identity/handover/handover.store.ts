import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface NewHandover {
  codeHash: Buffer;
  uid: bigint;
  session: string;
  seconds: number;
}

export function createHandoverStore(pool: pg.Pool) {
  return {
    /** The moment at which it ends. Codes made before by the same session end with it: one is in use at a time. */
    async insert(tx: Recorded, { codeHash, uid, session, seconds }: NewHandover): Promise<Date> {
      await tx.query('delete from identity.handover where uid = $1 and session_id = $2', [
        uid,
        session,
      ]);
      const { rows } = await tx.query<{ expiresAt: Date }>(
        `insert into identity.handover (code_hash, uid, session_id, expires_at)
         values ($1, $2, $3, now() + make_interval(secs => $4)) returning expires_at`,
        [codeHash, uid, session, seconds],
      );
      if (!rows[0]) throw new Error('The handover was not kept');
      return rows[0].expiresAt;
    },

    /** Uses a code up, for the one caller that is first: the player, if code and session still live. */
    async take(codeHash: Buffer): Promise<bigint | null> {
      const { rows } = await pool.query<{ uid: bigint }>(
        `delete from identity.handover h using identity.session s
         where h.code_hash = $1 and h.expires_at > now()
           and s.uid = h.uid and s.id = h.session_id and s.expires_at > now()
         returning h.uid`,
        [codeHash],
      );
      return rows[0]?.uid ?? null;
    },

    async forgetOld(): Promise<void> {
      await pool.query('delete from identity.handover where expires_at < now()');
    },
  };
}

export type HandoverStore = ReturnType<typeof createHandoverStore>;
