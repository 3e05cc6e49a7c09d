import type pg from 'pg';
import type { CompanyWay } from '../../../providers/company/company-provider.ts';
import { companyAttemptMinutes } from '../policy.ts';

/** What somebody goes to the provider for. */
export type Purpose =
  | { kind: 'login' }
  /** From a session, after password and code. */
  | { kind: 'link'; staffId: bigint; sessionId: string }
  | { kind: 'invitation'; invitationHash: Buffer; codeHash: Buffer };

/** Who begins it and who comes back must be the same browser. */
interface Bound {
  stateHash: Buffer;
  deviceHash: Buffer;
}

interface AttemptRow extends Omit<CompanyWay, 'state'> {
  kind: Purpose['kind'];
  staffId: bigint | null;
  sessionId: string | null;
  invitationHash: Buffer | null;
  codeHash: Buffer | null;
}

function purposeOf({ kind, staffId, sessionId, invitationHash, codeHash }: AttemptRow): Purpose {
  if (kind === 'login') return { kind };
  if (kind === 'link' && staffId !== null && sessionId !== null) {
    return { kind, staffId, sessionId };
  }
  if (kind === 'invitation' && invitationHash !== null && codeHash !== null) {
    return { kind, invitationHash, codeHash };
  }
  throw new Error(`An attempt of kind ${kind} misses what it is for`);
}

/** Ways to the provider that have been begun. */
export function createCompanyAttemptStore(pool: pg.Pool) {
  return {
    async insert(
      { stateHash, deviceHash }: Bound,
      { nonce, verifier, redirectUri }: Omit<CompanyWay, 'state'>,
      purpose: Purpose,
    ): Promise<void> {
      const link = purpose.kind === 'link' ? purpose : null;
      const invitation = purpose.kind === 'invitation' ? purpose : null;
      await pool.query(
        `insert into staff.company_attempt (state_hash, device_hash, kind, nonce, verifier, redirect_uri,
           staff_id, session_id, invitation_hash, code_hash, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
           now() + interval '${companyAttemptMinutes} minutes')`,
        [
          stateHash,
          deviceHash,
          purpose.kind,
          nonce,
          verifier,
          redirectUri,
          link?.staffId ?? null,
          link?.sessionId ?? null,
          invitation?.invitationHash ?? null,
          invitation?.codeHash ?? null,
        ],
      );
    },

    /** For the one caller that uses it up, from the browser that has begun it. */
    async take({
      stateHash,
      deviceHash,
    }: Bound): Promise<{ way: Omit<CompanyWay, 'state'>; purpose: Purpose } | null> {
      const { rows } = await pool.query<AttemptRow>(
        `delete from staff.company_attempt
         where state_hash = $1 and device_hash = $2 and expires_at > now()
         returning kind, nonce, verifier, redirect_uri, staff_id, session_id, invitation_hash, code_hash`,
        [stateHash, deviceHash],
      );
      const [row] = rows;
      if (!row) return null;
      const { nonce, verifier, redirectUri } = row;
      return { way: { nonce, verifier, redirectUri }, purpose: purposeOf(row) };
    },

    async forgetOld(): Promise<void> {
      await pool.query('delete from staff.company_attempt where expires_at < now()');
    },
  };
}

export type CompanyAttemptStore = ReturnType<typeof createCompanyAttemptStore>;
