import type pg from 'pg';
import type { Range } from '../../../platform/events/events.store.ts';

export interface Risen {
  uid: bigint;
  level: number;
  at: Date;
}

/** Who reached which level in a part of the log. */
export async function listRisen(client: pg.ClientBase, range: Range): Promise<Risen[]> {
  const { rows } = await client.query<Risen>({
    name: 'promotions-risen',
    text: 'select uid, level, at from vip.risen where seq > $1 and seq <= $2 order by seq',
    values: [range.after, range.upTo],
  });
  return rows;
}
