import { useLingui } from '@lingui/react/macro';
import { taskStates } from '@perya/contract/rules/tasks/tasks';
import { Button } from '@perya/ui/button';
import { useRouter } from '@tanstack/react-router';
import { openLink } from '../../../lib/browser/open-link.ts';
import { openCashier } from '../../../lib/cashier/open-cashier.ts';
import { celebrate } from '../../../lib/moments/celebrate.ts';
import { checkInCardId } from '../check-in/check-in-card-id.ts';
import type { ReadTask } from '../rules/read-tasks.ts';
import { type TaskLabel, taskButton } from '../rules/task-button.ts';
import { taskTarget } from '../rules/task-target.ts';
import { useClaim } from '../use-claim.ts';

interface TaskActionProps {
  readonly task: ReadTask;
}

/** The button of a task: goes where it is done, or collects what it brought. [M-156 M-157 M-158 M-161] */
export function TaskAction({ task }: TaskActionProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const { claim, isBusy } = useClaim(task);
  const { label, isActive } = taskButton(task);
  const text = useTaskLabels()[label];
  const { name } = task;
  const isCollectable = task.task_state === taskStates.collectable;
  const go = () => {
    const target = taskTarget(task.ty);
    if (target.kind === 'deposit') openCashier('deposit');
    else if (target.kind === 'page') history.push(target.href);
    else document.getElementById(checkInCardId)?.focus();
  };
  const collect = async (from: DOMRect) => {
    if (await claim()) celebrate(from, 'filcoins');
  };
  const press = (from: DOMRect) => {
    if (label === 'follow') {
      void openLink(task.link);
      if (isCollectable) void collect(from);
    } else if (isCollectable) void collect(from);
    else go();
  };
  return (
    <Button
      kind={isCollectable ? 'primary' : 'secondary'}
      busy={isBusy}
      disabled={!isActive}
      aria-label={t`${text}: ${name}`}
      onClick={(event) => press(event.currentTarget.getBoundingClientRect())}
      className="ml-auto min-w-24 shrink-0"
    >
      {text}
    </Button>
  );
}

function useTaskLabels(): Record<TaskLabel, string> {
  const { t } = useLingui();
  return {
    go: t`Go`,
    collect: t`Collect`,
    completed: t`Completed`,
    collected: t`Collected`,
    failed: t`Failed`,
    ongoing: t`Ongoing`,
    follow: t`Follow`,
  };
}
