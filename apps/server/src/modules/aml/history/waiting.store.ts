import type pg from 'pg';
import type { Range } from '../../../platform/events/events.store.ts';
import type { Recorded } from '../../audit/index.ts';

/** Somebody whose money has moved, by the turn at which that was read. */
export interface Waiting {
  uid: bigint;
  turn: bigint;
}

/** Notes whose money has moved in a part of the log, in the transaction that moves the reader's place. */
export async function noteMovers(client: pg.ClientBase, { after, upTo }: Range): Promise<void> {
  await client.query({
    name: 'aml-note-movers',
    text: `insert into aml.waiting as held (uid)
           select uid from unnest(payments.movers_between($1, $2)) as moved(uid) order by uid
           on conflict (uid) do update set turn = held.turn + 1`,
    values: [after, upTo],
  });
}

export function createWaitingStore(pool: pg.Pool) {
  return {
    /** Lets a player be looked at and rated anew, once the transaction is committed. */
    async queue(tx: Recorded, uid: bigint): Promise<void> {
      await tx.query(
        `insert into aml.waiting as held (uid) values ($1)
         on conflict (uid) do update set turn = held.turn + 1`,
        [uid],
      );
    },

    /** The oldest. Two processes may take the same: what both find is written once. */
    async take(limit: number): Promise<Waiting[]> {
      const { rows } = await pool.query<Waiting>(
        'select uid, turn from aml.waiting order by since limit $1',
        [limit],
      );
      return rows;
    },

    /** Whoever has moved money since they were read stays. */
    async settle(looked: readonly Waiting[]): Promise<void> {
      await pool.query(
        `delete from aml.waiting w using unnest($1::bigint[], $2::bigint[]) as l(uid, turn)
         where w.uid = l.uid and w.turn = l.turn`,
        [looked.map(({ uid }) => uid), looked.map(({ turn }) => turn)],
      );
    },

    async count(): Promise<{ count: number; ageSeconds: number }> {
      const { rows } = await pool.query<{ count: number; ageSeconds: number | null }>(
        `select count(*)::int as count,
           extract(epoch from platform.clock() - min(since))::float8 as age_seconds from aml.waiting`,
      );
      return { count: rows[0]?.count ?? 0, ageSeconds: rows[0]?.ageSeconds ?? 0 };
    },
  };
}

export type WaitingStore = ReturnType<typeof createWaitingStore>;
