import { useLingui } from '@lingui/react/macro';
import { Badge } from '@perya/ui/badge';
import type { ReadTask } from '../rules/read-tasks.ts';
import { goalOf, standingOf } from '../rules/task-standing.ts';

/** How the task stands. What has a bar says there how far it is. */
export function TaskState({ task }: { readonly task: ReadTask }) {
  const { t, i18n } = useLingui();
  const standing = standingOf(task);
  if (standing === 'ready') return <Badge tone="positive">{t`Ready`}</Badge>;
  if (standing === 'progress') {
    const goal = goalOf(task);
    if (goal === null || task.config.progress_bar === 1) return null;
    const have = i18n.number(goal.have);
    const aim = i18n.number(goal.goal);
    return <Badge>{t`${have} of ${aim}`}</Badge>;
  }
  const words = {
    tomorrow: t`Again tomorrow`,
    claimed: t`Claimed`,
    waiting: t`Under review`,
    over: t`Ended`,
  };
  return <Badge>{words[standing]}</Badge>;
}
