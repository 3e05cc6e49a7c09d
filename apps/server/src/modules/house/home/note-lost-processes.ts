import type { LostProcess, ProcessStore } from '../../../platform/processes/process.store.ts';
import { type Audit, bySystem, type Entry, nothingChanged } from '../../audit/index.ts';

export interface LostNeeds {
  audit: Pick<Audit, 'record'>;
  processes: Pick<ProcessStore, 'hasLost' | 'noteLost'>;
}

const entryOf = ({ host, pid, version, startedAt, seenAt }: LostProcess): Entry => ({
  action: 'house.process-lost',
  subject: { kind: 'house' },
  after: {
    process: `${host} ${pid}`,
    version,
    started_at: startedAt.toISOString(),
    last_seen_at: seenAt.toISOString(),
  },
});

/** Writes down processes that ended without a word: another one does, or the next that starts. */
export async function noteLostProcesses({ audit, processes }: LostNeeds): Promise<void> {
  if (!(await processes.hasLost())) return;
  await audit.record<void>(bySystem('house_note_lost'), async (tx) => {
    const [first, ...others] = (await processes.noteLost(tx)).map(entryOf);
    return first ? { result: undefined, entries: [first, ...others] } : nothingChanged(undefined);
  });
}
