import {
  checkInAsNewbie,
  checkInDaily,
  claimDailyTask,
  claimNewbieTask,
} from '@perya/contract/promotions/calls/tasks';
import { taskCategories } from '@perya/contract/rules/tasks/tasks';
import { refresh } from '../../lib/query/refresh.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { isCheckIn, type ReadTask } from './rules/read-tasks.ts';

function callOf(task: ReadTask) {
  const isNewbie = task.task_category === taskCategories.newbie;
  if (isCheckIn(task)) return isNewbie ? checkInAsNewbie : checkInDaily;
  return isNewbie ? claimNewbieTask : claimDailyTask;
}

/** Collects what a task brought, or checks in; then everything that it changes is read anew. [M-171 M-406] */
export function useClaim(task: ReadTask): { claim: () => Promise<boolean>; isBusy: boolean } {
  const call = callOf(task);
  const { submit, isBusy } = useSubmit(call, {
    problemOf: (error) => {
      // Whatever was refused, the list may say why: another tab has collected, or the day is over.
      void refresh(call.refreshes);
      return logTask(error);
    },
  });
  return { claim: () => submit({ ty: task.ty }), isBusy };
}

/** What goes wrong with tasks and check-ins is told to nobody but whoever looks into the browser's log. [M-406] */
function logTask(cause: unknown): null {
  // biome-ignore lint/suspicious/noConsole: it is the log that the documents name.
  console.info('A task or check-in was not carried out', cause);
  return null;
}
