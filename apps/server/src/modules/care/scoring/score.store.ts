import type { FoundMarker } from '@perya/contract/care/staff-calls/care';
import type pg from 'pg';
import { readClock } from '../../../platform/database/read-clock.ts';
import type { Recorded } from '../../audit/index.ts';
import { type CareDay, scoredDays } from './score-markers.ts';

/** Of whom something was noted, and how much. */
export interface Stale {
  bucket: number;
  uid: bigint;
  noted: bigint;
}

interface Scored extends Omit<Stale, 'bucket'> {
  score: number;
  markers: readonly FoundMarker[];
}

export function createScoreStore(pool: pg.Pool) {
  return {
    /** Players of whom something was noted since they were scored. */
    async listStale(after: Pick<Stale, 'bucket' | 'uid'>, limit: number): Promise<Stale[]> {
      const { rows } = await pool.query<Stale>(
        `select bucket, uid, noted from care.score
         where noted > scored and (bucket, uid) > ($1, $2) order by bucket, uid limit $3`,
        [after.bucket, after.uid, limit],
      );
      return rows;
    },

    /** What the last days of a player show, in Manila. */
    async listDays(uid: bigint): Promise<CareDay[]> {
      const { rows } = await pool.query<CareDay>(
        `select (t.day - d.day)::int as ago, d.rounds, d.staked, d.night_rounds, d.deposits_after_loss, d.withdrawals_back
         from (select platform.manila_day(platform.clock()) as day) t
         join care.day d on d.bucket = platform.bucket_of($1) and d.uid = $1
           and d.day > t.day - $2::int and d.day <= t.day`,
        [uid, scoredDays],
      );
      return rows;
    },

    /** What was noted while it was scored is left for the next time. */
    async save({ uid, noted, score, markers }: Scored): Promise<void> {
      await pool.query(
        `update care.score set score = $2, markers = $3, scored_at = $5, scored = $4
         where bucket = platform.bucket_of($1) and uid = $1`,
        [uid, score, JSON.stringify(markers), noted, await readClock(pool)],
      );
    },

    /** Opens a case; false where it is open already. */
    async open(tx: Recorded, uid: bigint): Promise<boolean> {
      const { rowCount } = await tx.query(
        `update care.score set opened_at = $2
         where bucket = platform.bucket_of($1) and uid = $1 and opened_at is null`,
        [uid, await readClock(tx)],
      );
      return rowCount === 1;
    },

    /** The score at which a case was last done, and since when; null where there was no word yet. */
    async lastContact(uid: bigint): Promise<{ score: number; at: Date } | null> {
      const { rows } = await pool.query<{ score: number; at: Date }>(
        `select score, at from care.contact
         where bucket = platform.bucket_of($1) and uid = $1 order by id desc limit 1`,
        [uid],
      );
      return rows[0] ?? null;
    },
  };
}

export type ScoreStore = ReturnType<typeof createScoreStore>;
