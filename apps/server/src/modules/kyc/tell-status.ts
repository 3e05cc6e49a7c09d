import type pg from 'pg';
import { type Teller, tellList } from '../../platform/lists/teller.ts';
import { createChangesList } from './changes.store.ts';

/** How far a player was known, and who decided it, for the player's story. */
export function statusTeller(pool: pg.Pool): Teller {
  return tellList(
    { name: 'status', kind: 'decision', permission: 'players.read' },
    createChangesList(pool).read,
    ({ at, actor, statusAfter, reason }) => ({
      at,
      event: 'status',
      about: reason,
      state: statusAfter,
      amount: null,
      by: actor,
      opens: null,
    }),
  );
}
