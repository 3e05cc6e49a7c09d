import type { ProofKind } from '@perya/contract/identity/calls/proof';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import { firstPasswordHours, proofLifeSeconds, sessionLifeSeconds } from '../policy.ts';

interface SessionId {
  uid: bigint;
  session: string;
}

interface Asking extends SessionId {
  /** Of whoever asks for the proof: it belongs to the token that stands now. */
  tokenHash?: Buffer;
}

export interface SessionProof {
  /** The proof that was given within its life. */
  provedBy: ProofKind | null;
  isOpenedByCode: boolean;
}

export function createProofStore(pool: pg.Pool) {
  return {
    /** Null if the session has ended. In a transaction it cannot end before the change that rests on it. */
    async find({ uid, session, tokenHash }: Asking, tx?: Recorded): Promise<SessionProof | null> {
      const { rows } = await (tx ?? pool).query<SessionProof>(
        `select case when proved_at > now() - make_interval(secs => $3) and token_hash = $5::bytea
           then proved_by end as proved_by,
           coalesce(opened_by = 'code' and created_at > now() - make_interval(hours => $4), false)
             as is_opened_by_code
         from identity.session where uid = $1 and id = $2 and expires_at > now() ${tx ? 'for share' : ''}`,
        [uid, session, proofLifeSeconds, firstPasswordHours, tokenHash ?? null],
      );
      return rows[0] ?? null;
    },

    /** Gives the session a new token with its proof, and says until when it lasts; null if the session has ended. */
    async give(
      tx: Recorded,
      { uid, session }: SessionId,
      kind: ProofKind,
      tokenHash: Buffer,
    ): Promise<Date | null> {
      const { rows } = await tx.query<{ expiresAt: Date }>(
        `with held as (
           select uid, id, token_hash from identity.session
           where uid = $1 and id = $2 and expires_at > now() for update
         ), shortened as (
           update identity.replaced_token r set by_proof = true
           from held where r.uid = held.uid and r.session_id = held.id
         ), kept as (
           insert into identity.replaced_token (token_hash, uid, session_id, by_proof)
           select token_hash, uid, id, true from held
         )
         update identity.session s
         set proved_by = $3, proved_at = now(), token_hash = $4, rotated_at = now(), rotation_salt = null,
             last_seen_at = now(), idle_seconds = 0, expires_at = least(now() + make_interval(secs => $5), ends_at)
         from held where s.uid = held.uid and s.id = held.id
         returning s.expires_at`,
        [uid, session, kind, tokenHash, sessionLifeSeconds],
      );
      return rows[0]?.expiresAt ?? null;
    },
  };
}

export type ProofStore = ReturnType<typeof createProofStore>;
