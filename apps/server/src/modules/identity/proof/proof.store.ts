import type { ProofKind } from '@perya/contract/identity/calls/proof';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import { firstPasswordHours, proofLifeSeconds } from '../policy.ts';

interface SessionId {
  uid: bigint;
  session: string;
}

export interface SessionProof {
  /** The proof that was given within its life. */
  provedBy: ProofKind | null;
  isOpenedByCode: boolean;
}

export function createProofStore(pool: pg.Pool) {
  return {
    /** Null if the session has ended. In a transaction it cannot end before the change that rests on it. */
    async find({ uid, session }: SessionId, tx?: Recorded): Promise<SessionProof | null> {
      const { rows } = await (tx ?? pool).query<SessionProof>(
        `select case when proved_at > now() - make_interval(secs => $3) then proved_by end as "provedBy",
           coalesce(opened_by = 'code' and created_at > now() - make_interval(hours => $4), false)
             as "isOpenedByCode"
         from identity.session where uid = $1 and id = $2 and expires_at > now() ${tx ? 'for share' : ''}`,
        [uid, session, proofLifeSeconds, firstPasswordHours],
      );
      return rows[0] ?? null;
    },

    /** False if the session has ended. */
    async give(tx: Recorded, { uid, session }: SessionId, kind: ProofKind): Promise<boolean> {
      const { rowCount } = await tx.query(
        'update identity.session set proved_by = $3, proved_at = now() where uid = $1 and id = $2',
        [uid, session, kind],
      );
      return rowCount === 1;
    },
  };
}

export type ProofStore = ReturnType<typeof createProofStore>;
