import type { LogReader } from '../../platform/events/log-reader.ts';
import type { NoteStore } from './note.store.ts';

/** Each follows its log from the beginning, so that what was before counts as well; `closing` of functions/ names them. */
export function createReaders(notes: NoteStore): readonly LogReader[] {
  const reader = (
    name: string,
    log: string,
    batchSize: number,
    note: (
      client: Parameters<LogReader['react']>[0],
      range: Parameters<LogReader['react']>[1],
    ) => Promise<void>,
  ): LogReader => ({
    name,
    log,
    batchSize,
    async react(client, range) {
      await note(client, range);
      return undefined;
    },
  });
  return [
    reader('reports.play', 'games.settled_seq', 20_000, notes.play),
    // Few of these numbers are of what it looks for, and they have an index.
    reader('reports.beside', 'games.movement_id', 1_000_000, notes.beside),
    reader('reports.cash', 'payments.step_seq', 5000, notes.cash),
    reader('reports.bonuses', 'promotions.step_seq', 5000, notes.bonuses),
  ];
}
