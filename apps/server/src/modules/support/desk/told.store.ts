import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';

export interface ToldMessage {
  at: Date;
  sender: 'player' | 'staff';
  staffId: bigint | null;
}

/** That somebody wrote, and when; what was written is read in the conversation itself. */
export const createToldMessages = (pool: pg.Pool) =>
  createList<ToldMessage, { uid: string }>(pool, {
    columns: 'm.at, m.sender, m.staff_id',
    from: 'support.message m',
    key: [byNumber('m.n')],
    where: ({ uid }, asked) => [asked('m.uid = ?', uid)],
  });
