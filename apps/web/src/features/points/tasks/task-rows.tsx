import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { EmptyState } from '@perya/ui/states/empty-state';
import { usePartner } from '../../../lib/session/use-partner.ts';
import { isTaskHidden } from '../rules/is-task-hidden.ts';
import type { ReadTask } from '../rules/read-tasks.ts';
import { readyFirst } from '../rules/task-standing.ts';
import { TaskRow } from './task-row.tsx';

interface TaskRowsProps {
  readonly tasks: readonly ReadTask[];
}

export function TaskRows({ tasks }: TaskRowsProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const partner = usePartner();
  const shown = readyFirst(tasks.filter(({ ty }) => !isTaskHidden(ty, partner)));
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState title={say(listTexts.emptyGames, language)} text={t`New tasks appear here.`} />
      </Card>
    );
  }
  return (
    <Card flush>
      <ul>
        {shown.map((task) => (
          <TaskRow key={task.ty} task={task} />
        ))}
      </ul>
    </Card>
  );
}
