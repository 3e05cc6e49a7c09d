import type { QueueName } from '@perya/contract/house/staff-calls/home';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** How long each queue may keep people waiting. */
export function createDueStore(pool: pg.Pool) {
  return {
    async list(): Promise<ReadonlyMap<string, number>> {
      const { rows } = await pool.query<{ name: string; dueMinutes: number }>(
        'select name, due_minutes from house.queue_due',
      );
      return new Map(rows.map(({ name, dueMinutes }) => [name, dueMinutes]));
    },

    /** Answers what stood before; of two who change it at once the second sees what the first has set. */
    async set(tx: Recorded, name: QueueName, minutes: number | null): Promise<number | null> {
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`house queue ${name}`]);
      const { rows } = await tx.query<{ dueMinutes: number }>(
        'select due_minutes from house.queue_due where name = $1',
        [name],
      );
      if (minutes === null) await tx.query('delete from house.queue_due where name = $1', [name]);
      else {
        await tx.query(
          `insert into house.queue_due (name, due_minutes) values ($1, $2)
           on conflict (name) do update set due_minutes = excluded.due_minutes`,
          [name, minutes],
        );
      }
      return rows[0]?.dueMinutes ?? null;
    },
  };
}

export type DueStore = ReturnType<typeof createDueStore>;
