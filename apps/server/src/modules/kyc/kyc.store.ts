import { unblockAloneHours } from '@perya/contract/kyc/staff-calls/player-status';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type pg from 'pg';
import type { Recorded } from '../audit/index.ts';
import type { Mover } from './status-machine.ts';

export interface StatusChange {
  at: Date;
  actor: string;
  before: KycStatus;
  after: KycStatus;
  reason: string;
}

/** Who changes a status, by the status machine and by name, and why. */
export interface ChangedBy {
  mover: Mover;
  actor: string;
  reason: string;
}

/** What the record says; a test account without a check of its own is `unset` here. */
interface HeldRecord {
  status: KycStatus;
  beforeBlock: KycStatus | null;
  createdAt: Date;
  updatedAt: Date;
}

const recordStatement = `select status, before_block, created_at,
  updated_at from kyc.record where bucket = platform.bucket_of($1) and uid = $1`;

/** How a player stands. */
const statuses = (pool: pg.Pool) => ({
  async readStatus(uid: bigint): Promise<KycStatus> {
    const { rows } = await pool.query<{ status: KycStatus }>({
      name: 'kyc-status',
      text: 'select kyc.status_of($1) as status',
      values: [uid],
    });
    return rows[0]?.status ?? 'unset';
  },

  /** The day in Manila, YYYY-MM-DD. */
  async today(): Promise<string> {
    const { rows } = await pool.query<{ today: string }>(
      'select platform.manila_day(now())::text as today',
    );
    return rows[0]?.today ?? '';
  },

  /** The status that counts within a transaction. */
  async statusIn(tx: Recorded, uid: bigint): Promise<KycStatus> {
    const { rows } = await tx.query<{ status: KycStatus }>('select kyc.status_of($1) as status', [
      uid,
    ]);
    return rows[0]?.status ?? 'unset';
  },

  async findRecord(uid: bigint): Promise<HeldRecord | null> {
    const { rows } = await pool.query<HeldRecord>(recordStatement, [uid]);
    return rows[0] ?? null;
  },

  /** The last time the status became fully verified; one from before changes were noted has its record's. */
  async readVerifiedAt(uid: bigint): Promise<Date | null> {
    const { rows } = await pool.query<{ at: Date }>(
      `select coalesce((select max(c.at) from kyc.change c
         where c.bucket = platform.bucket_of($1) and c.uid = $1 and c.status_after = 'fully_kyc'), r.updated_at) as at
       from kyc.record r where r.bucket = platform.bucket_of($1) and r.uid = $1 and r.status = 'fully_kyc'`,
      [uid],
    );
    return rows[0]?.at ?? null;
  },
});

/** Since when somebody was turned down. */
const rejections = (pool: pg.Pool) => ({
  /** When the player was last turned down. */
  async readRejectedAt(uid: bigint): Promise<Date | null> {
    const { rows } = await pool.query<{ at: Date | null }>(
      `select max(at) as at from kyc.change
       where bucket = platform.bucket_of($1) and uid = $1 and status_after = 'rejected'`,
      [uid],
    );
    return rows[0]?.at ?? null;
  },

  /** Who among them was turned down at most so many hours ago. */
  async rejectedWithin(
    uids: readonly bigint[],
    hours: number,
    db: Pick<pg.Pool, 'query'> = pool,
  ): Promise<Set<bigint>> {
    const { rows } = await db.query<{ uid: bigint }>(
      `select distinct c.uid from unnest($1::bigint[]) u(uid)
       join kyc.change c on c.bucket = platform.bucket_of(u.uid) and c.uid = u.uid
         and c.status_after = 'rejected' and c.at > now() - make_interval(hours => $2)`,
      [uids, hours],
    );
    return new Set(rows.map(({ uid }) => uid));
  },
});

/** How it changes. */
const statusChanges = (pool: pg.Pool) => ({
  /** The record of a player who is held. */
  async lockRecord(tx: Recorded, uid: bigint): Promise<Pick<HeldRecord, 'status' | 'beforeBlock'>> {
    const { rows } = await tx.query<HeldRecord>(`${recordStatement} for update`, [uid]);
    return rows[0] ?? { status: 'unset', beforeBlock: null };
  },

  /** No bet that is decided after this is decided by the status of before. */
  async holdBets(tx: Recorded, uid: bigint): Promise<void> {
    await tx.query('select ledger.hold_wallet($1)', [uid]);
  },

  /** Answers the status that counts from now on; a move that the machine does not allow is an error. */
  async setStatus(tx: Recorded, uid: bigint, status: KycStatus, by: ChangedBy): Promise<KycStatus> {
    const { rows } = await tx.query<{ status: KycStatus }>(
      'select kyc.set_status($1, $2, $3, $4, $5) as status',
      [uid, status, by.mover, by.actor, by.reason],
    );
    const [set] = rows;
    if (!set) throw new Error('The status was not set');
    return set.status;
  },

  /** Whether one person alone no longer lifts the block that stands. */
  async isOldBlock(tx: Recorded, uid: bigint): Promise<boolean> {
    const { rows } = await tx.query<{ isOld: boolean }>(
      `select at <= platform.clock() - interval '${unblockAloneHours} hours' as is_old
       from kyc.change where bucket = platform.bucket_of($1) and uid = $1 and status_after = 'block'
       order by id desc limit 1`,
      [uid],
    );
    return rows[0]?.isOld ?? false;
  },

  async listChanges(uid: bigint, limit: number): Promise<StatusChange[]> {
    const { rows } = await pool.query<StatusChange>(
      `select at, actor, status_before as before, status_after as after, reason
       from kyc.change where bucket = platform.bucket_of($1) and uid = $1 order by id desc limit $2`,
      [uid, limit],
    );
    return rows;
  },
});

export function createKycStore(pool: pg.Pool) {
  return {
    ...statuses(pool),
    ...rejections(pool),
    ...statusChanges(pool),
  };
}

export type KycStore = ReturnType<typeof createKycStore>;
