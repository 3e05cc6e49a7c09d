import { useLingui } from '@lingui/react/macro';
import { streakDays } from '@perya/contract/rules/tasks/check-in';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { celebrate } from '../../../lib/moments/celebrate.ts';
import { isCheckedToday, type RewardDay } from '../rules/check-in-week.ts';
import type { ReadTask } from '../rules/read-tasks.ts';
import { useClaim } from '../use-claim.ts';
import { checkInCardId } from './check-in-card-id.ts';
import { RewardDayCell } from './reward-day-cell.tsx';

interface CheckInCardProps {
  readonly task: ReadTask;
  readonly days: readonly RewardDay[];
}

/** A week of seven days with what each brings, and the button of today. [G-247 M-063 M-168 M-169 M-170 M-432] */
export function CheckInCard({ task, days }: CheckInCardProps) {
  const { t } = useLingui();
  const { claim, isBusy } = useClaim(task);
  const isDone = isCheckedToday(task.task_state, days);
  const checkIn = async (from: DOMRect) => {
    if (await claim()) celebrate(from, 'filcoins');
  };
  const [streak] = task.config.constraints;
  const row = task.config.sign_in_days;
  const bonus = streak?.bonus ?? 0;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={checkInCardId} tabIndex={-1} className="font-bold font-display text-xl">
          {task.name}
        </h2>
        {bonus > 0 && (
          <p className="text-[0.9375rem] text-ink-muted">
            {t`${row} of ${streakDays} days in a row. The seventh brings ${bonus} Filcoins more.`}
          </p>
        )}
      </div>
      <ol
        aria-label={t`Days of this week`}
        className="grid grid-cols-4 gap-2 *:last:col-span-2 max-[359px]:grid-cols-3 max-[359px]:*:last:col-span-3 min-[430px]:max-md:grid-cols-7 min-[430px]:max-md:*:last:col-span-1"
      >
        {days.map((day) => (
          <RewardDayCell key={day.day} {...day} />
        ))}
      </ol>
      <Button
        busy={isBusy}
        disabled={isDone}
        onClick={(event) => void checkIn(event.currentTarget.getBoundingClientRect())}
      >
        {isDone ? t`Checked in today` : t`Check in`}
      </Button>
    </Card>
  );
}
