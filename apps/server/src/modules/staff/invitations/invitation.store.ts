import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import { invitationHours } from '../policy.ts';

export interface OpenInvitation {
  staffId: bigint;
  expiresAt: Date;
  needsCode: boolean;
}

/** Of an invitation by two, each part is written when the one whose it is collects it. */
export interface NewInvitation {
  tokenHash: Buffer | null;
  /** The request of two people; null for the operator's command, whose link opens by itself. */
  requestId: bigint | null;
}

/** Invitations that are written, in two parts. */
const writing = {
  /** Ends the one before it. */
  async insert(
    tx: Recorded,
    staffId: bigint,
    { tokenHash, requestId }: NewInvitation,
  ): Promise<Date> {
    const { rows } = await tx.query<{ expiresAt: Date }>(
      `insert into staff.invitation (token_hash, staff_id, request_id, expires_at)
       values ($1, $2, $3, now() + interval '${invitationHours} hours')
       on conflict (staff_id) do update
       set token_hash = excluded.token_hash, code_hash = null, request_id = excluded.request_id,
         created_at = now(), expires_at = excluded.expires_at
       returning expires_at`,
      [tokenHash, staffId, requestId],
    );
    const [made] = rows;
    if (!made) throw new Error('The invitation was not written');
    return made.expiresAt;
  },

  /** Adds one of the two parts; false if the invitation was taken, replaced or is over. */
  async addPart(
    tx: Recorded,
    requestId: bigint,
    part: 'token_hash' | 'code_hash',
    hash: Buffer,
  ): Promise<boolean> {
    const { rowCount } = await tx.query(
      `update staff.invitation set ${part} = $2
       where request_id = $1 and ${part} is null and expires_at > now()`,
      [requestId, hash],
    );
    return rowCount === 1;
  },
};

/** Invitations that are taken. */
const taking = (pool: pg.Pool) => ({
  async find(tokenHash: Buffer): Promise<OpenInvitation | null> {
    const { rows } = await pool.query<OpenInvitation>(
      `select staff_id, expires_at, request_id is not null as needs_code
       from staff.invitation where token_hash = $1 and expires_at > now()`,
      [tokenHash],
    );
    return rows[0] ?? null;
  },

  /** Whether the code is another than the one that belongs to the link. */
  async isWrongCode(tokenHash: Buffer, codeHash: Buffer): Promise<boolean> {
    const { rowCount } = await pool.query(
      `select from staff.invitation where token_hash = $1
         and request_id is not null and code_hash is distinct from $2`,
      [tokenHash, codeHash],
    );
    return rowCount === 1;
  },

  /** True for the one caller that used it up. */
  async take(tx: Recorded, tokenHash: Buffer, codeHash: Buffer): Promise<boolean> {
    const { rowCount } = await tx.query(
      `delete from staff.invitation where token_hash = $1 and expires_at > now()
         and (request_id is null or code_hash = $2)`,
      [tokenHash, codeHash],
    );
    return rowCount === 1;
  },

  async dropAll(tx: Recorded, staffId: bigint): Promise<void> {
    await tx.query('delete from staff.invitation where staff_id = $1', [staffId]);
  },
});

/** Ways to a first password; of an account there is one at a time. */
export function createInvitationStore(pool: pg.Pool) {
  return {
    ...writing,
    ...taking(pool),
  };
}

export type InvitationStore = ReturnType<typeof createInvitationStore>;
