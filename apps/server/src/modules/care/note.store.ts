import type pg from 'pg';
import type { Range } from '../../platform/events/events.store.ts';
import type { LogReader } from '../../platform/events/log-reader.ts';

const reactBy =
  (name: 'play' | 'cash'): LogReader['react'] =>
  async (client: pg.PoolClient, { after, upTo }: Range) => {
    await client.query({
      name: `care-note-${name}`,
      text: `select care.note_${name}($1, $2)`,
      values: [after, upTo],
    });
    return undefined;
  };

/** Each adds a part of a log to the days of players, in the transaction that moves the reader's place. */
export const readers: readonly LogReader[] = [
  { name: 'care.play', log: 'games.settled_seq', batchSize: 5000, react: reactBy('play') },
  { name: 'care.cash', log: 'payments.step_seq', batchSize: 1000, react: reactBy('cash') },
];
