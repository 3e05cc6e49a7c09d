import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { PastLogin } from '../sessions/session.store.ts';

/** Every login of a player, the newest first. */
export const createLoginsList = (pool: pg.Pool) =>
  createList<PastLogin, { uid: string }>(pool, {
    columns: 'l.at, l.method, l.device_name, l.address, l.is_new_device',
    from: 'identity.login_event l',
    key: [byNumber('l.id')],
    where: ({ uid }, asked) => [asked('l.uid = ?', uid)],
  });
