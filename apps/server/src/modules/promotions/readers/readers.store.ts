import type pg from 'pg';
import type { EventRow, Range } from '../../../platform/events/events.store.ts';

const noteRange = (name: 'played' | 'deposited') => {
  const text = `select promotions.note_${name}($1, $2)`;
  return async (client: pg.ClientBase, { after, upTo }: Range): Promise<void> => {
    await client.query({ name: `promotions-note-${name}`, text, values: [after, upTo] });
  };
};

/** Adds the settled rounds of a range to the days of their players. */
export const notePlayed = noteRange('played');
/** Adds what was paid in. */
export const noteDeposited = noteRange('deposited');

/** Adds logins. */
export async function noteSeen(client: pg.ClientBase, logins: readonly EventRow[]): Promise<void> {
  await client.query({
    name: 'promotions-note-seen',
    text: 'select promotions.note_seen($1, $2)',
    values: [logins.map(({ uid }) => uid), logins.map(({ at }) => at)],
  });
}
