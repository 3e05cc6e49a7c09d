import { kyc } from '@perya/contract/constants';
import type pg from 'pg';

export interface FreezeState {
  /** How many accounts the last run found due. */
  due: number;
  /** Since when there are more than one run may freeze; null while there are not. */
  heldSince: Date | null;
}

export function createFreezeStore(pool: pg.Pool) {
  let began: Date | null = null;
  return {
    /** When the hours of accounts begin that are older than the clock which counts them. A migration wrote it, so it is read once. */
    async beganAt(): Promise<Date> {
      if (began !== null) return began;
      const { rows } = await pool.query<{ at: Date }>(
        'select began_at as at from kyc.freeze_clock',
      );
      began = rows[0]?.at ?? null;
      return began ?? new Date(0);
    },

    /** Whether the clock has run for as long as it gives everybody. */
    async isRunning(): Promise<boolean> {
      const { rows } = await pool.query(
        'select from kyc.freeze_clock where began_at <= now() - make_interval(hours => $1)',
        [kyc.deadlineHours],
      );
      return rows.length > 0;
    },

    async note(due: number, isHeld: boolean): Promise<void> {
      await pool.query(
        `update kyc.freeze_clock set due = $1,
           held_since = case when $2 then coalesce(held_since, now()) end
         where due <> $1 or (held_since is null) = $2`,
        [due, isHeld],
      );
    },

    async read(): Promise<FreezeState> {
      const { rows } = await pool.query<FreezeState>(
        'select due, held_since from kyc.freeze_clock',
      );
      return rows[0] ?? { due: 0, heldSince: null };
    },
  };
}

export type FreezeStore = ReturnType<typeof createFreezeStore>;
