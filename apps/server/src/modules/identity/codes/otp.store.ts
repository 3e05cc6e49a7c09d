import type { OtpPurpose } from '@perya/contract/identity/calls/session';
import type pg from 'pg';

export interface NewOtp {
  id: string;
  contact: string;
  purpose: OtpPurpose;
  codeHash: Buffer;
  /** The player's device that asked, or null for a stranger. */
  askedBy: Buffer | null;
  lifeSeconds: number;
  resendSeconds: number;
}

export interface Otp {
  contact: string;
  purpose: OtpPurpose;
  codeHash: Buffer;
}

export interface Opened {
  isOpen: boolean;
  /** From then on the next may be asked for. */
  resendAt: Date;
}

const open = 'consumed_at is null and superseded_at is null and expires_at > now()';

/** Codes that are sent. */
const sending = (pool: pg.Pool) => ({
  /** Opens a request, unless another was opened a moment ago. */
  async open(otp: NewOtp): Promise<Opened> {
    const { id, contact, purpose, codeHash, askedBy, lifeSeconds, resendSeconds } = otp;
    const { rows } = await pool.query<Opened>(
      `select is_open, resend_at
       from identity.open_otp($1, $2, $3, $4, $5, $6, $7)`,
      [id, contact, purpose, codeHash, askedBy, lifeSeconds, resendSeconds],
    );
    const [opened] = rows;
    if (!opened) throw new Error('The request was neither opened nor refused');
    return opened;
  },

  /** For a request whose code never left: nobody has to wait because of it. */
  async discard(id: string): Promise<void> {
    await pool.query('delete from identity.otp where id = $1', [id]);
  },

  /**
   * Ends the older codes of the same contact and purpose. What a stranger asks for leaves those alone
   * that a device of the player has asked for, or anybody could keep the owner from logging in.
   */
  async supersede(id: string): Promise<void> {
    await pool.query(
      `update identity.otp as older set superseded_at = now()
       from identity.otp as newer
       where newer.id = $1 and older.contact = newer.contact and older.purpose = newer.purpose
         and older.created_at < newer.created_at
         and older.consumed_at is null and older.superseded_at is null
         and (older.asked_by is null or newer.asked_by is not null)`,
      [id],
    );
  },
});

/** Codes that are used. */
const using = (pool: pg.Pool) => ({
  /** A request that can still be answered. */
  async findOpen(id: string): Promise<Otp | null> {
    const result = await pool.query<Otp>(
      `select contact, purpose, code_hash from identity.otp
       where id = $1 and ${open}`,
      [id],
    );
    return result.rows[0] ?? null;
  },

  /** True for the one caller that used it up. */
  async consume(id: string): Promise<boolean> {
    const result = await pool.query(
      `update identity.otp set consumed_at = now()
       where id = $1 and ${open}`,
      [id],
    );
    return result.rowCount === 1;
  },

  async forgetOld(): Promise<void> {
    await pool.query(`delete from identity.otp where created_at < now() - interval '1 day'`);
  },
});

export function createOtpStore(pool: pg.Pool) {
  return {
    ...sending(pool),
    ...using(pool),
  };
}

export type OtpStore = ReturnType<typeof createOtpStore>;
