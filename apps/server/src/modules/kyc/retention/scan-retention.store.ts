import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface ErasedScan {
  bizId: string;
  imageKey: string | null;
}

/** The versions `v` that scan `s` was held beside: it was the newest that had succeeded by then. */
const heldBeside = `from kyc.submission v
  where v.uid = s.uid and v.kind = 'full' and v.submitted_at >= s.settled_at
    and not exists (select from kyc.scan n
      where n.uid = s.uid and n.state = 'success' and n.begun_at > s.begun_at
        and n.settled_at <= v.submitted_at)`;

/** Of no version that is kept, and either of one that was erased or of none for $1 days. */
const isDue = `s.state = 'success'
  and not exists (select ${heldBeside} and v.erased_at is null)
  and (s.settled_at < platform.clock() - make_interval(days => $1)
    or exists (select ${heldBeside} and v.erased_at is not null))`;

export function createScanRetentionStore(pool: pg.Pool) {
  return {
    /** Players after that one with something to erase. */
    async listDue(days: number, after: bigint, limit: number): Promise<bigint[]> {
      const { rows } = await pool.query<{ uid: bigint }>(
        `select distinct s.uid from kyc.scan s where ${isDue} and s.uid > $2 order by s.uid limit $3`,
        [days, after, limit],
      );
      return rows.map(({ uid }) => uid);
    },

    /** Removes what is due of a player who is held. */
    async erase(tx: Recorded, days: number, uid: bigint): Promise<ErasedScan[]> {
      const { rows } = await tx.query<ErasedScan>(
        `delete from kyc.scan s where ${isDue} and s.uid = $2
         returning s.biz_id, s.image_key`,
        [days, uid],
      );
      return rows;
    },
  };
}

export type ScanRetentionStore = ReturnType<typeof createScanRetentionStore>;
