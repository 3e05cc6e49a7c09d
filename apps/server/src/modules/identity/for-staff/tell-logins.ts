import type pg from 'pg';
import { type Teller, tellList } from '../../../platform/lists/teller.ts';
import { createLoginsList } from './logins.store.ts';

/** The logins of a player, for their story. */
export function loginTeller(pool: pg.Pool): Teller {
  return tellList(
    { name: 'login', kind: 'login', permission: 'players.read' },
    createLoginsList(pool).read,
    ({ at, deviceName, address, isNewDevice }) => ({
      at,
      event: isNewDevice ? 'login-new-device' : 'login',
      about: [deviceName, address].filter(Boolean).join(' · '),
      state: null,
      amount: null,
      by: null,
      opens: null,
    }),
  );
}
