import { addDays, checkInDays } from '@perya/contract/rules/tasks/check-in';
import type { TaskConfig } from '@perya/contract/rules/tasks/tasks';

/** Checked; to be checked today; missed; still to come, which the other document calls default. [G-169 G-320 M-170 M-479] */
export type DayState = 'checked' | 'waiting' | 'lost' | 'pending';

export interface RewardDay {
  readonly day: string;
  readonly number: number;
  readonly state: DayState;
  readonly bonus: number;
}

function stateOf(day: string, today: string, isChecked: boolean): DayState {
  if (isChecked) return 'checked';
  if (day === today) return 'waiting';
  return day < today ? 'lost' : 'pending';
}

/** The seven days of the card. [G-247] */
export function rewardDays(
  config: Pick<TaskConfig, 'daily' | 'daily_done'>,
  firstDay: string,
  today: string,
): RewardDay[] {
  return Array.from({ length: checkInDays }, (_, index) => {
    const day = addDays(firstDay, index);
    const number = index + 1;
    const state = stateOf(day, today, config.daily_done.includes(number));
    return { day, number, state, bonus: config.daily[index] ?? 0 };
  });
}

/** One check-in a day. [M-168 M-169] */
export function isCheckedToday(taskState: number, days: readonly RewardDay[]): boolean {
  return taskState === 1 || !days.some(({ state }) => state === 'waiting');
}
