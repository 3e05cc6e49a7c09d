import type pg from 'pg';
import type { Range } from '../../platform/events/events.store.ts';
import type { LogReader } from '../../platform/events/log-reader.ts';
import { noteStore } from './note.store.ts';

const reactBy =
  (note: (client: pg.ClientBase, range: Range) => Promise<void>): LogReader['react'] =>
  async (client, range) => {
    await note(client, range);
    return undefined;
  };

/** Whoever plays without a pause is a row of figures that is written once in so long, not once a round. */
const playRestMs = 2000;

/**
 * Each follows its log from the beginning, so that what was before counts as well. `reports.is_day_whole` names them: a day
 * is closed when all of them have passed it.
 */
export const readers: readonly LogReader[] = [
  {
    name: 'reports.play',
    log: 'games.settled_seq',
    batchSize: 20_000,
    restMs: playRestMs,
    react: reactBy(noteStore.play),
  },
  {
    name: 'reports.beside',
    log: 'games.movement_id',
    // Few of these numbers are of what it looks for, and they have an index.
    batchSize: 1_000_000,
    restMs: playRestMs,
    react: reactBy(noteStore.beside),
  },
  {
    name: 'reports.cash',
    log: 'payments.step_seq',
    batchSize: 5000,
    react: reactBy(noteStore.cash),
  },
  {
    name: 'reports.bonuses',
    log: 'promotions.step_seq',
    batchSize: 5000,
    react: reactBy(noteStore.bonuses),
  },
];
