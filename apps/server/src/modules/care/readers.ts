import type { LogReader } from '../../platform/events/log-reader.ts';
import { note } from './note.store.ts';

const reactBy =
  (name: Parameters<typeof note>[0]): LogReader['react'] =>
  async (client, range) => {
    await note(name, client, range);
    return undefined;
  };

/** Each adds a part of a log to the days of players, in the transaction that moves the reader's place. */
export const readers: readonly LogReader[] = [
  { name: 'care.play', log: 'games.settled_seq', batchSize: 5000, react: reactBy('play') },
  { name: 'care.cash', log: 'payments.step_seq', batchSize: 1000, react: reactBy('cash') },
];
