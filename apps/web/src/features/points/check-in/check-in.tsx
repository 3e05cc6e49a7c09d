import { manilaDay } from '@perya/contract/manila-time';
import { listCheckIns } from '@perya/contract/promotions/calls/tasks';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../lib/query/use-call.ts';
import { firstDayOf, lastDayOf, monthOf } from '../rules/calendar.ts';
import { rewardDays } from '../rules/check-in-week.ts';
import type { ReadTask } from '../rules/read-tasks.ts';
import { CheckInCalendar } from './check-in-calendar.tsx';
import { CheckInCard } from './check-in-card.tsx';

interface CheckInProps {
  /** The check-in of today; none where the operator offers none. */
  readonly task: ReadTask | undefined;
  /** By the server, in unix seconds. */
  readonly now: number;
  /** When the player registered. */
  readonly registeredAt: number;
  /** What stands between them on a phone, and beside them elsewhere. */
  readonly children: ReactNode;
}

/** The card of the week and the calendar of the months. [M-063 M-065] */
export function CheckIn({ task, now, registeredAt, children }: CheckInProps) {
  const today = manilaDay(now * 1000);
  const [month, setMonth] = useState(monthOf(today));
  const history = useCall(listCheckIns, {
    start_time: firstDayOf(month),
    end_time: lastDayOf(month),
  });
  const days =
    task === undefined ? [] : rewardDays(task.config, manilaDay(task.start_at * 1000), today);
  const offered = new Map(days.map(({ day, bonus }) => [day, bonus]));
  const signed = new Map(history.answer?.d.map(({ date, bonus }) => [date, bonus]));
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:grid-rows-[auto_1fr] md:items-start md:gap-7">
      {task !== undefined && (
        <div className="min-w-0 md:col-start-2">
          <CheckInCard task={task} days={days} />
        </div>
      )}
      <div className="min-w-0 md:col-start-1 md:row-span-2 md:row-start-1">{children}</div>
      <div className="min-w-0 md:col-start-2">
        <CheckInCalendar
          month={month}
          today={today}
          since={manilaDay(registeredAt * 1000)}
          signed={history.answer === null ? null : signed}
          onRetry={history.state === 'failed' ? () => void history.reload() : undefined}
          offered={offered}
          onMonth={setMonth}
        />
      </div>
    </div>
  );
}
