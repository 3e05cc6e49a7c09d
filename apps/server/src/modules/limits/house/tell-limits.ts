import { toPesos } from '@perya/money';
import type pg from 'pg';
import { type Teller, tellList } from '../../../platform/lists/teller.ts';
import { createChangesList } from './changes.store.ts';

/** What a player or the house decided about play limits, for the player's story. */
export function limitTeller(pool: pg.Pool): Teller {
  return tellList(
    { name: 'limit', kind: 'decision', permission: 'limits.read' },
    createChangesList(pool).read,
    ({ madeAt, actor, kind, amountAfter }) => ({
      at: madeAt,
      event: kind === 'exclusion' ? 'exclusion' : 'limit',
      about: '',
      state: kind,
      amount: amountAfter === null ? null : toPesos(amountAfter),
      by: actor,
      opens: null,
    }),
  );
}
