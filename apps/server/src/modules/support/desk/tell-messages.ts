import type pg from 'pg';
import { type Teller, tellList } from '../../../platform/lists/teller.ts';
import { createToldMessages } from './told.store.ts';

/** What a player and the house wrote to each other, for the player's story. */
export function messageTeller(pool: pg.Pool): Teller {
  return tellList(
    { name: 'message', kind: 'message', permission: 'support.read' },
    createToldMessages(pool).read,
    ({ at, sender, staffId }) => ({
      at,
      event: sender === 'player' ? 'player-wrote' : 'staff-wrote',
      about: '',
      state: null,
      amount: null,
      by: staffId === null ? null : `staff:${staffId}`,
      opens: null,
    }),
  );
}
