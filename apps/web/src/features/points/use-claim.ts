import { getFilcoinBalance } from '@perya/contract/points/calls/points';
import {
  checkInAsNewbie,
  checkInDaily,
  claimDailyTask,
  claimNewbieTask,
  countUnclaimed,
} from '@perya/contract/promotions/calls/tasks';
import { taskCategories } from '@perya/contract/rules/tasks/tasks';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { isCheckIn, type ReadTask } from './rules/read-tasks.ts';

function callOf(task: ReadTask) {
  const isNewbie = task.task_category === taskCategories.newbie;
  if (isCheckIn(task)) return isNewbie ? checkInAsNewbie : checkInDaily;
  return isNewbie ? claimNewbieTask : claimDailyTask;
}

/** Collects what a task brought, or checks in; then everything that it changes is read anew. [M-171 M-406] */
export function useClaim(
  task: ReadTask,
  reload: () => Promise<void>,
): { claim: () => Promise<boolean>; isBusy: boolean } {
  const balance = useCall(getFilcoinBalance, {});
  const unclaimed = useCall(countUnclaimed, {}, { isWanted: false });
  const readAnew = async () => {
    await Promise.all([reload(), balance.reload(), unclaimed.reload()]);
  };
  const { submit, isBusy } = useSubmit(callOf(task), {
    onDone: readAnew,
    problemOf: (error) => {
      // Whatever was refused, the list may say why: another tab has collected, or the day is over.
      void readAnew();
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
