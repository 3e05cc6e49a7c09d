import type pg from 'pg';
import type { Range } from '../../platform/events/events.store.ts';

type Noted = 'play' | 'beside' | 'cash' | 'bonuses';

const noteRange = (name: Noted) => {
  const text = `select reports.note_${name}($1, $2)`;
  return async (client: pg.ClientBase, { after, upTo }: Range): Promise<void> => {
    await client.query({ name: `reports-note-${name}`, text, values: [after, upTo] });
  };
};

/** Adds a part of a log to the figures, in the transaction that moves the reader's place. */
export const noteStore = {
  /** Settled rounds. */
  play: noteRange('play'),
  /** Prizes of venues, and wins that were paid after their round was closed. */
  beside: noteRange('beside'),
  /** Money in and out. */
  cash: noteRange('cash'),
  /** Rewards in pesos. */
  bonuses: noteRange('bonuses'),
};
