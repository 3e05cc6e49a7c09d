import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import type { ScanFailure } from './judge-result.ts';
import type { ScanKey, SealedScan } from './seal-scan.ts';

/** A scan as it stands. */
export interface HeldScan extends ScanKey {
  transactionId: string | null;
  idType: string;
  begunAt: Date;
  state: 'begun' | 'success' | 'failed';
  reason: ScanFailure | null;
  score: number | null;
  isVerified: boolean;
  sealedKey: Buffer | null;
  sealedFields: Buffer | null;
  imageKey: string | null;
}

export interface ReadScan extends SealedScan {
  score: number;
  isVerified: boolean;
  imageKey: string | null;
}

const columns = `uid, biz_id, transaction_id, id_type,
  begun_at, state, reason, score, is_verified, sealed_key, sealed_fields, image_key`;

const countStatement = `insert into kyc.scan_day as held (uid, day, begun)
  values ($1, platform.manila_day(platform.clock()), 1)
  on conflict (uid, day) do update set begun = held.begun + 1 where held.begun < $2
  returning begun`;

/** Scans that begin, and how many did today. */
const beginning = (pool: pg.Pool) => ({
  /** Counts one more scan of today; false where the day is full. */
  async countToday(tx: Recorded, uid: bigint, most: number): Promise<boolean> {
    const { rowCount } = await tx.query(countStatement, [uid, most]);
    return rowCount === 1;
  },

  /** One that the provider never took does not count. */
  async giveBack(tx: Recorded, uid: bigint, begunAt: Date): Promise<void> {
    await tx.query(
      `update kyc.scan_day set begun = begun - 1
       where uid = $1 and day = platform.manila_day($2) and begun > 0`,
      [uid, begunAt],
    );
  },

  /** Null where somebody has the id already. */
  async begin(tx: Recorded, { uid, bizId }: ScanKey, idType: string): Promise<HeldScan | null> {
    const { rows } = await tx.query<HeldScan>(
      `insert into kyc.scan (uid, biz_id, id_type, begun_at) values ($1, $2, $3, platform.clock())
       on conflict do nothing returning ${columns}`,
      [uid, bizId, idType],
    );
    return rows[0] ?? null;
  },

  /** False where the provider has given the id to another scan already. */
  async nameTransaction({ uid, bizId }: ScanKey, transactionId: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `update kyc.scan set transaction_id = $3
       where uid = $1 and biz_id = $2 and transaction_id is null and state = 'begun'
         and not exists (select from kyc.scan where transaction_id = $3)`,
      [uid, bizId, transactionId],
    );
    return rowCount === 1;
  },
});

/** What became of them. */
const settling = {
  async succeed(tx: Recorded, { uid, bizId }: ScanKey, read: ReadScan): Promise<void> {
    await tx.query(
      `update kyc.scan set state = 'success', settled_at = platform.clock(), score = $3, is_verified = $4,
         sealed_key = $5, sealed_fields = $6, image_key = $7
       where uid = $1 and biz_id = $2`,
      [uid, bizId, read.score, read.isVerified, read.sealedKey, read.sealedFields, read.imageKey],
    );
  },

  async fail(tx: Recorded, { uid, bizId }: ScanKey, reason: ScanFailure): Promise<void> {
    await tx.query(
      `update kyc.scan set state = 'failed', settled_at = platform.clock(), reason = $3
       where uid = $1 and biz_id = $2`,
      [uid, bizId, reason],
    );
  },

  /** Whether an ID stands in a submission of somebody else that was not turned down. */
  async isIdOfAnother(tx: Recorded, uid: bigint, digest: Buffer): Promise<boolean> {
    const { rows } = await tx.query<{ isTaken: boolean }>(
      `select exists (select from kyc.digest d
         where d.kind = 'id-number' and d.digest = $2 and d.uid <> $1
           and not kyc.is_turned_down(d.uid, d.version)) as is_taken`,
      [uid, digest],
    );
    return rows[0]?.isTaken ?? false;
  },

  /** A submission of the player waits for its review. */
  async isWaiting(tx: Recorded, uid: bigint): Promise<boolean> {
    const { rows } = await tx.query<{ isWaiting: boolean }>(
      `select exists (select from kyc.review
         where uid = $1 and state in ('waiting', 'escalated')) as is_waiting`,
      [uid],
    );
    return rows[0]?.isWaiting ?? false;
  },
};

/** Scans that nobody ended. */
const sweeping = (pool: pg.Pool) => ({
  /** Scans that are open for longer than that, oldest first. */
  async listOverdue(minutes: number, limit: number): Promise<HeldScan[]> {
    const { rows } = await pool.query<HeldScan>(
      `select ${columns} from kyc.scan
       where state = 'begun' and begun_at < platform.clock() - make_interval(mins => $1)
       order by begun_at limit $2`,
      [minutes, limit],
    );
    return rows;
  },

  /** Counts of days that are over. */
  async forgetDays(): Promise<void> {
    await pool.query(
      'delete from kyc.scan_day where day < platform.manila_day(platform.clock()) - 1',
    );
  },

  /** The day in Manila, YYYY-MM-DD. */
  async today(): Promise<string> {
    const { rows } = await pool.query<{ day: string }>(
      'select platform.manila_day(platform.clock())::text as day',
    );
    return rows[0]?.day ?? '';
  },
});

export function createScanStore(pool: pg.Pool) {
  const findOne = async (
    db: Pick<pg.Pool, 'query'>,
    condition: string,
    values: unknown[],
  ): Promise<HeldScan | null> => {
    const { rows } = await db.query<HeldScan>(
      `select ${columns} from kyc.scan where ${condition}`,
      values,
    );
    return rows[0] ?? null;
  };
  return {
    findOwn: (uid: bigint, bizId: string, transactionId: string) =>
      findOne(pool, 'uid = $1 and biz_id = $2 and transaction_id = $3', [
        uid,
        bizId,
        transactionId,
      ]),
    find: (bizId: string, transactionId: string) =>
      findOne(pool, 'biz_id = $1 and transaction_id = $2', [bizId, transactionId]),
    lock: (tx: Recorded, { uid, bizId }: ScanKey) =>
      findOne(tx, 'uid = $1 and biz_id = $2 for update', [uid, bizId]),
    /** The one that counts: the newest that succeeded, or else the newest. */
    findLast: (uid: bigint) =>
      findOne(pool, `uid = $1 order by (state = 'success') desc, begun_at desc limit 1`, [uid]),
    /** What was known of the ID at a moment, or now: the newest that had succeeded by then. */
    findReadAt: (uid: bigint, moment: Date | null) =>
      findOne(
        pool,
        `uid = $1 and state = 'success' and settled_at <= coalesce($2::timestamptz, 'infinity')
         order by begun_at desc limit 1`,
        [uid, moment],
      ),
    ...beginning(pool),
    ...settling,
    ...sweeping(pool),
  };
}

export type ScanStore = ReturnType<typeof createScanStore>;
