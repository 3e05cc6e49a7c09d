import { useLingui } from '@lingui/react/macro';
import type { TaskLabel } from '../rules/task-button.ts';

export function useTaskLabels(): Record<TaskLabel, string> {
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
