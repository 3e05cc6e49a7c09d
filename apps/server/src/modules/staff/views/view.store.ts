import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';

export interface View {
  name: string;
  /** The search of the list's address. */
  search: string;
  columns: string[] | null;
}

export interface SavedView extends View {
  id: string;
}

const columns = 'id::text, name, search, columns';

export function createViewStore(pool: pg.Pool) {
  return {
    async list(staffId: bigint, list: string): Promise<SavedView[]> {
      const { rows } = await pool.query<SavedView>(
        `select ${columns} from staff.view where staff_id = $1 and list = $2 order by lower(name)`,
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
          `insert into staff.view (staff_id, list, name, search, columns)
           select $1, $2, $3, $4, $5
           where (select count(*) from staff.view
                  where staff_id = $1 and list = $2 and lower(name) <> lower($3)) < $6
           on conflict (staff_id, list, lower(name))
             do update set name = excluded.name, search = excluded.search, columns = excluded.columns
           returning ${columns}`,
          [staffId, list, view.name, view.search, view.columns, most],
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
