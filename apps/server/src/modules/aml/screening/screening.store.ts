import type pg from 'pg';
import type { Waiting } from '../history/waiting.store.ts';

const queued = 'on conflict (uid) do update set turn = held.turn + 1';

/** Queues somebody who has said anew who they are, in the transaction that moves the reader's place. */
export async function queuePerson(client: pg.ClientBase, uid: bigint): Promise<void> {
  await client.query(`insert into aml.to_screen as held (uid) values ($1) ${queued}`, [uid]);
}

export function createScreeningStore(pool: pg.Pool) {
  return {
    /** Queues everybody, once for a version of the lists. */
    async queueAll(version: string): Promise<void> {
      await pool.query(
        `with changed as (
           update aml.screening set lists_version = $1 where lists_version <> $1 returning 1)
         insert into aml.to_screen as held (uid)
         select p.uid from kyc.known_person p where exists (select from changed) ${queued}`,
        [version],
      );
    },

    async take(limit: number): Promise<Waiting[]> {
      const { rows } = await pool.query<Waiting>(
        'select uid, turn from aml.to_screen order by uid limit $1',
        [limit],
      );
      return rows;
    },

    /** Whoever has changed since they were read stays. */
    async settle(screened: readonly Waiting[]): Promise<void> {
      await pool.query(
        `delete from aml.to_screen w using unnest($1::bigint[], $2::bigint[]) as l(uid, turn)
         where w.uid = l.uid and w.turn = l.turn`,
        [screened.map(({ uid }) => uid), screened.map(({ turn }) => turn)],
      );
    },

    async count(): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from aml.to_screen',
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type ScreeningStore = ReturnType<typeof createScreeningStore>;
