import type { ContactWay } from '@perya/contract/staff/calls/player-notes';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

export interface Note {
  id: bigint;
  at: Date;
  by: string;
  text: string;
  contact: ContactWay | null;
}

const columns = 'n.id, n.at, a.name as by, n.text, n.contact';

interface NewNote extends Pick<Note, 'text' | 'contact'> {
  uid: bigint;
  staffId: bigint;
}

export function createNoteStore(pool: pg.Pool) {
  return {
    ...createList<Note, { uid: string }>(pool, {
      columns,
      from: 'staff.note n join staff.account a on a.id = n.staff_id',
      counted: 'staff.note n',
      key: [byNumber('n.id')],
      where: ({ uid }, asked) => [asked('n.uid = ?', uid)],
    }),

    async insert(tx: Recorded, { uid, staffId, text, contact }: NewNote): Promise<Note> {
      const { rows } = await tx.query<Note>(
        `with n as (insert into staff.note (uid, staff_id, text, contact)
           values ($1, $2, $3, $4) returning *)
         select ${columns} from n join staff.account a on a.id = n.staff_id`,
        [uid, staffId, text, contact],
      );
      const [note] = rows;
      if (!note) throw new Error('The note was not kept');
      return note;
    },
  };
}

export type NoteStore = ReturnType<typeof createNoteStore>;
