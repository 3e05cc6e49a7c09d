import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';

interface View {
  name: string;
  /** The search of the list's address. */
  search: string;
  columns: string[] | null;
  isShared: boolean;
}

export interface SavedView extends View {
  id: string;
  isMine: boolean;
  owner: string;
}

/** For whoever looks, who is the first value. */
const columns = `v.id::text, v.name, v.search, v.columns, v.is_shared, v.staff_id = $1 as is_mine,
  (select a.name from staff.account a where a.id = v.staff_id) as owner`;

export function createViewStore(pool: pg.Pool) {
  return {
    async list(staffId: bigint, list: string): Promise<SavedView[]> {
      const { rows } = await pool.query<SavedView>(
        `select ${columns} from staff.view v
         where v.list = $2 and (v.staff_id = $1 or v.is_shared)
         order by v.staff_id <> $1, lower(v.name), v.id`,
        [staffId, list],
      );
      return rows;
    },

    /** One of the same name is replaced; null if there would be more than the most. */
    async save(staffId: bigint, list: string, view: View, most: number): Promise<SavedView | null> {
      return inTransaction(pool, async (client) => {
        // Two that are saved at once must not both be the last one that fits.
        await client.query('select from staff.account where id = $1 for update', [staffId]);
        const { rows } = await client.query<SavedView>(
          `insert into staff.view as v (staff_id, list, name, search, columns, is_shared)
           select $1, $2, $3, $4, $5, $7
           where (select count(*) from staff.view
                  where staff_id = $1 and list = $2 and lower(name) <> lower($3)) < $6
           on conflict (staff_id, list, lower(name))
             do update set name = excluded.name, search = excluded.search, columns = excluded.columns,
               is_shared = excluded.is_shared
           returning ${columns}`,
          [staffId, list, view.name, view.search, view.columns, most, view.isShared],
        );
        return rows[0] ?? null;
      });
    },

    /** Of the person's own; whether there was one. */
    async remove(staffId: bigint, id: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        'delete from staff.view where id = $1 and staff_id = $2',
        [id, staffId],
      );
      return rowCount === 1;
    },
  };
}

export type ViewStore = ReturnType<typeof createViewStore>;
