import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export function createOpenedPageStore(pool: pg.Pool) {
  return {
    /** True once an hour for a session of staff and a player, however many ask at once. */
    async note(tx: Recorded, staffSession: string, uid: bigint): Promise<boolean> {
      const { rowCount } = await tx.query(
        `insert into identity.opened_page as held (staff_session, uid) values ($1, $2)
         on conflict (staff_session, uid) do update set opened_at = now()
         where held.opened_at < now() - interval '1 hour'`,
        [staffSession, uid],
      );
      return rowCount === 1;
    },

    async forgetOld(): Promise<void> {
      await pool.query(
        `delete from identity.opened_page where opened_at < now() - interval '1 day'`,
      );
    },
  };
}

export type OpenedPageStore = ReturnType<typeof createOpenedPageStore>;
