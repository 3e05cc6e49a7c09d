import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface ShiftEnd {
  id: bigint;
  at: Date;
  staffId: bigint;
  toStaffId: bigint | null;
  cases: number;
  words: string;
}

const shownMax = 20;

/** What colleagues left to the next shift. */
export function createShiftStore(pool: pg.Pool) {
  return {
    async add(tx: Recorded, end: Omit<ShiftEnd, 'id' | 'at'>): Promise<void> {
      const { staffId, toStaffId, cases, words } = end;
      await tx.query(
        `insert into house.shift_end (staff_id, to_staff_id, cases, words) values ($1, $2, $3, $4)`,
        [staffId, toStaffId, cases, words],
      );
    },

    /** Of the last day, the newest first. */
    async list(): Promise<ShiftEnd[]> {
      const { rows } = await pool.query<ShiftEnd>(
        `select id, at, staff_id, to_staff_id, cases, words from house.shift_end
         where at > platform.clock() - interval '24 hours' order by id desc limit ${shownMax}`,
      );
      return rows;
    },
  };
}

export type ShiftStore = ReturnType<typeof createShiftStore>;
