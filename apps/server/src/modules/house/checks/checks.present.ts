import type { Check } from '@perya/contract/staff/calls/checks';
import type { CheckRun } from './check.store.ts';

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

export const presentRun = (run: CheckRun): Check => ({
  id: String(run.id),
  name: run.name,
  state: run.state,
  started_by: run.startedBy,
  started_at: seconds(run.startedAt),
  finished_at: run.finishedAt && seconds(run.finishedAt),
  done: Number(run.done),
  total: Number(run.total),
  is_ending: run.state === 'running' && run.cancelledBy !== null,
  found: run.found,
});
