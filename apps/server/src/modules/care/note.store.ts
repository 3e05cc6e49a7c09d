import type pg from 'pg';
import type { Range } from '../../platform/events/events.store.ts';

/** Adds a part of a log to the days of players. */
export async function note(
  name: 'play' | 'cash',
  client: pg.PoolClient,
  { after, upTo }: Range,
): Promise<void> {
  await client.query({
    name: `care-note-${name}`,
    text: `select care.note_${name}($1, $2)`,
    values: [after, upTo],
  });
}
