import { newbieDays } from '@perya/contract/rules/tasks/tasks';
import { type TaskTab, taskTabs } from '../../../lib/points/first-tab.ts';
import { timeLeftText } from '../../../lib/text/time-left.ts';

interface PeriodFacts {
  readonly is_newbie: number;
  readonly cur_time: number;
  readonly start_time: number;
}

const daySeconds = 24 * 3600;

/** The end by the clock of this page, as far away as the server says: a device's clock may be wrong. [G-171] */
export function newbieEndMs({ cur_time, start_time }: PeriodFacts, answeredAtMs: number): number {
  return answeredAtMs + (start_time + newbieDays * daySeconds - cur_time) * 1000;
}

/** The newbie tab is there inside of the period alone. [M-164] */
export function isNewbieShown({ is_newbie }: PeriodFacts, secondsLeft: number): boolean {
  const secondsIn = newbieDays * daySeconds - secondsLeft;
  const dayCount = Math.floor(secondsIn / daySeconds) + 1;
  return is_newbie === 0 && secondsLeft > 0 && dayCount < newbieDays + 1;
}

/** Whole days, and the rest as hours, minutes and seconds. [M-165] */
export function newbieTimeLeft(secondsLeft: number): { days: number; time: string } {
  return {
    days: Math.floor(secondsLeft / daySeconds),
    time: timeLeftText(secondsLeft % daySeconds),
  };
}

/** What was asked for, else newbie inside of the period, else daily. [M-166] */
export function firstTab(asked: TaskTab | null, isNewbie: boolean): TaskTab {
  if (!isNewbie) return taskTabs.daily;
  return asked ?? taskTabs.newbie;
}
