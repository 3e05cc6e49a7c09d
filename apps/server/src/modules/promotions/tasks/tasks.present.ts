import { manilaMidnight } from '@perya/contract/manila-time';
import type { Task } from '@perya/contract/promotions/calls/tasks';
import { newbieDays, sumOfBonuses, type TaskConfig } from '@perya/contract/rules/tasks/tasks';
import { type Language, say } from '@perya/contract/text';
import { seconds } from '../../../platform/wire-time.ts';
import type { OwnWeek } from '../check-in/read-week.ts';
import type { Moment } from './doing.store.ts';
import type { OwnTask, OwnTasks } from './read-own-tasks.ts';

const daySeconds = 24 * 3600;

/** Midnight in Manila, with which a day begins. */
const dayStart = (day: string): number => manilaMidnight(day) / 1000;

export function presentMoment({ now, registeredAt }: Moment, isNewbie: boolean) {
  return {
    cur_time: seconds(now),
    start_time: seconds(registeredAt),
    is_newbie: isNewbie ? 0 : 1,
  };
}

/** From when until when tasks of this list can be done. */
function spanOf({ moment, category }: Pick<OwnTasks, 'moment' | 'category'>) {
  if (category === 1) {
    const start = seconds(moment.registeredAt);
    return { start_at: start, end_at: start + newbieDays * daySeconds };
  }
  const start = dayStart(moment.today);
  return { start_at: start, end_at: start + daySeconds };
}

function configOf({ promotion, progress }: OwnTask): TaskConfig {
  const { ty, tiers } = promotion.rules;
  return {
    bonus: sumOfBonuses(tiers),
    daily: [],
    daily_done: [],
    sign_in_days: 0,
    type: ty,
    progress_bar: (tiers.at(-1)?.value ?? 1) > 1 ? 1 : 0,
    goal_progress: progress,
    constraints: tiers,
  };
}

/** [M-103] */
export function presentTask(
  task: OwnTask,
  list: Pick<OwnTasks, 'moment' | 'category'>,
  language: Language,
): Task {
  const { name, rules } = task.promotion;
  return {
    ty: rules.ty,
    name: say(name, language),
    images: [rules.image],
    config: JSON.stringify(configOf(task)),
    task_state: task.state,
    task_category: list.category,
    state: 1,
    ...spanOf(list),
    link: rules.link ?? '',
  };
}

/** The check-in of today stands in the list of its family too: its card is drawn from there. [G-137 G-138] */
export function presentWeek(week: OwnWeek, category: number, language: Language): Task {
  const { rules, name } = week.promotion;
  const start = dayStart(week.firstDay);
  const bonus = rules.amounts.reduce((sum, amount) => sum + amount, 0);
  const config: TaskConfig = {
    bonus,
    daily: rules.amounts,
    daily_done: week.done,
    sign_in_days: week.streak,
    type: rules.ty,
    progress_bar: 1,
    goal_progress: week.streak,
    constraints: [{ value: rules.amounts.length, bonus: rules.streak_bonus }],
  };
  return {
    ty: rules.ty,
    name: say(name, language),
    images: [],
    config: JSON.stringify(config),
    task_state: week.isCheckedToday ? 1 : 2,
    task_category: category,
    state: 1,
    start_at: start,
    end_at: start + rules.amounts.length * daySeconds,
    link: '',
  };
}
