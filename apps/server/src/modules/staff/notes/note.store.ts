import { countedRowsMax } from '@perya/contract/staff/list';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface Note {
  id: bigint;
  at: Date;
  by: string;
  text: string;
}

const columns = 'n.id, n.at, a.name as by, n.text';

export function createNoteStore(pool: pg.Pool) {
  return {
    /** A page, the newest first. */
    async list(uid: bigint, before: bigint, limit: number): Promise<Note[]> {
      const { rows } = await pool.query<Note>(
        `select ${columns} from staff.note n join staff.account a on a.id = n.staff_id
         where n.uid = $1 and n.id < $2 order by n.id desc limit $3`,
        [uid, before, limit],
      );
      return rows;
    },

    async count(uid: bigint): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::integer as count from
         (select from staff.note where uid = $1 limit $2) counted`,
        [uid, countedRowsMax],
      );
      return rows[0]?.count ?? 0;
    },

    async insert(tx: Recorded, uid: bigint, staffId: bigint, text: string): Promise<Note> {
      const { rows } = await tx.query<Note>(
        `with n as (insert into staff.note (uid, staff_id, text) values ($1, $2, $3) returning *)
         select ${columns} from n join staff.account a on a.id = n.staff_id`,
        [uid, staffId, text],
      );
      const [note] = rows;
      if (!note) throw new Error('The note was not kept');
      return note;
    },
  };
}

export type NoteStore = ReturnType<typeof createNoteStore>;
