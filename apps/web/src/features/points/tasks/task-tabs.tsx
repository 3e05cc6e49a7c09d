import { useLingui } from '@lingui/react/macro';
import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import type { TaskList } from '@perya/contract/promotions/calls/tasks';
import { Tabs } from '@perya/ui/tabs';
import { useEffect, useState } from 'react';
import { useSecondsLeft } from '../../../lib/fields/use-seconds-left.ts';
import { forgetAskedTab, readAskedTab } from '../../../lib/points/first-tab.ts';
import { firstTab, isNewbieShown, newbieEndMs, newbieTimeLeft } from '../rules/newbie-period.ts';
import { isCheckIn, pointsOfToday, readTasks } from '../rules/read-tasks.ts';
import { TaskRows } from './task-rows.tsx';

interface TaskTabsProps {
  readonly newbie: TaskList;
  readonly daily: TaskList;
  readonly answeredAt: number;
}

const rowsOf = ({ d }: TaskList) => readTasks(d).filter((task) => !isCheckIn(task));

/** Newbie tasks while the period lasts, daily ones always. [M-062 M-164] */
export function TaskTabs({ newbie, daily, answeredAt }: TaskTabsProps) {
  const { t } = useLingui();
  const secondsLeft = useSecondsLeft(newbieEndMs(newbie, answeredAt));
  const isNewbie = isNewbieShown(newbie, secondsLeft);
  const [asked] = useState(() => readAskedTab(sessionStore));
  // What was asked for holds for this opening alone. [M-166]
  useEffect(() => forgetAskedTab(sessionStore), []);
  const { days, time } = newbieTimeLeft(secondsLeft);
  const today = rowsOf(daily);
  const points = pointsOfToday(today);
  const newbieTab = {
    id: 'newbie',
    label: t`Newbie Tasks`,
    content: (
      <div className="flex flex-col gap-3">
        <p role="timer" className="amount-figures font-semibold text-[0.9375rem] text-ink-muted">
          {t`Newbie tasks will end: ${days} days and, ${time}`}
        </p>
        <TaskRows tasks={rowsOf(newbie)} />
      </div>
    ),
  };
  const dailyTab = {
    id: 'daily',
    label: t`Daily Tasks`,
    content: (
      <div className="flex flex-col gap-3">
        <p className="glow rounded-card px-4 py-3 font-bold font-display text-lg leading-snug shadow-card">
          {t`Complete today's tasks to get ${points} Points`}
        </p>
        <TaskRows tasks={today} />
      </div>
    ),
  };
  return (
    <Tabs
      key={isNewbie ? 'newcomer' : 'regular'}
      label={t`Tasks`}
      tabs={isNewbie ? [newbieTab, dailyTab] : [dailyTab]}
      first={isNewbie ? firstTab(asked, isNewbie) : 0}
    />
  );
}
