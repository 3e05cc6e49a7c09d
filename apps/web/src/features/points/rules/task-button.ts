import { isFollowTask, taskCategories, taskStates } from '@perya/contract/rules/tasks/tasks';

export type TaskLabel =
  | 'go'
  | 'collect'
  | 'completed'
  | 'collected'
  | 'failed'
  | 'ongoing'
  | 'follow';

interface TaskButton {
  readonly label: TaskLabel;
  readonly isActive: boolean;
}

interface ButtonFacts {
  readonly ty: number;
  readonly task_state: number;
  readonly task_category: number;
}

/** What the button of a task says, and whether it can be pressed. [M-156 M-157 M-158 M-159 M-160 M-161] */
export function taskButton({ ty, task_state: state, task_category }: ButtonFacts): TaskButton {
  if (isFollowTask(ty)) return { label: 'follow', isActive: true };
  switch (state) {
    case taskStates.open:
      return { label: 'go', isActive: true };
    case taskStates.done: {
      const isNewbie = task_category === taskCategories.newbie;
      return { label: isNewbie ? 'completed' : 'collected', isActive: false };
    }
    case taskStates.collectable:
      return { label: 'collect', isActive: true };
    case taskStates.failed:
      return { label: 'failed', isActive: false };
    default:
      return { label: 'ongoing', isActive: false };
  }
}
