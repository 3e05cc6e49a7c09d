import { centavos, toPesos } from '@perya/money';
import type pg from 'pg';
import { type Teller, tellList } from '../../../platform/lists/teller.ts';
import { createChangesList, type ToldLimit } from './changes.store.ts';

const eventOf = ({ kind, action }: Pick<ToldLimit, 'kind' | 'action'>) => {
  if (kind === 'dormancy') return action === 'lifted' ? 'awake' : 'dormant';
  if (kind !== 'exclusion') return 'limit';
  return action === 'lifted' ? 'readmitted' : 'exclusion';
};

/** What a player or the house decided about play limits, for the player's story. */
export function limitTeller(pool: pg.Pool): Teller {
  return tellList(
    { name: 'limit', kind: 'decision', permission: 'limits.read' },
    createChangesList(pool).read,
    ({ madeAt, actor, kind, action, amountAfter }) => ({
      at: madeAt,
      event: eventOf({ kind, action }),
      about: '',
      state: kind,
      amount:
        amountAfter === null || kind === 'session_minutes' ? null : toPesos(centavos(amountAfter)),
      by: actor,
      opens: null,
    }),
  );
}
