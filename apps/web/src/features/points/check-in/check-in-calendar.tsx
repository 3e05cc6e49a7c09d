import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { IconButton } from '@perya/ui/icon-button';
import { chevronLeftIcon, chevronRightIcon } from '@perya/ui/icons/frame';
import { addMonths, firstDayOf, hasNextMonth, monthCells } from '../rules/calendar.ts';
import { CalendarCell } from './calendar-cell.tsx';

interface CheckInCalendarProps {
  readonly month: string;
  readonly today: string;
  /** The day of the registration. */
  readonly since: string;
  /** What the check-in of a day brought; null until it is read. */
  readonly signed: ReadonlyMap<string, string> | null;
  /** Reads it once more, where it could not be read. */
  readonly onRetry: (() => void) | undefined;
  /** What the days of the current week bring. */
  readonly offered: ReadonlyMap<string, number>;
  readonly onMonth: (month: string) => void;
}

function MonthBar({
  month,
  today,
  onMonth,
}: Pick<CheckInCalendarProps, 'month' | 'today' | 'onMonth'>) {
  const { t, i18n } = useLingui();
  const title = i18n.date(new Date(`${firstDayOf(month)}T00:00:00Z`), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div className="flex min-h-11 items-center justify-between gap-2">
      <IconButton
        drawing={chevronLeftIcon}
        label={t`Previous month`}
        onClick={() => onMonth(addMonths(month, -1))}
      />
      <p aria-live="polite" className="font-semibold">
        {title}
      </p>
      <span className="size-11">
        {hasNextMonth(month, today) && (
          <IconButton
            drawing={chevronRightIcon}
            label={t`Next month`}
            onClick={() => onMonth(addMonths(month, 1))}
          />
        )}
      </span>
    </div>
  );
}

/** A month from Sunday to Saturday. [M-065 M-066 M-067] */
export function CheckInCalendar(props: CheckInCalendarProps) {
  const { month, today, since, signed, offered, onMonth, onRetry } = props;
  const { t } = useLingui();
  const cells = monthCells(month, {
    today,
    since,
    bonusOf: (day) => signed?.get(day),
    offeredOn: (day) => offered.get(day),
  });
  const weekDays = [t`Sun`, t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`];
  const rows = Array.from({ length: cells.length / 7 }, (_, row) =>
    cells.slice(row * 7, row * 7 + 7),
  );
  return (
    <Card className="flex flex-col gap-3">
      <h2 id="checked-in-record" className="font-bold font-display text-xl">
        {t`Checked-in record`}
      </h2>
      <MonthBar month={month} today={today} onMonth={onMonth} />
      <table
        aria-labelledby="checked-in-record"
        aria-busy={signed === null && onRetry === undefined}
        className="w-full table-fixed border-separate border-spacing-1"
      >
        <thead>
          <tr>
            {weekDays.map((day) => (
              <th
                key={day}
                scope="col"
                className="pb-1 font-semibold text-[0.75rem] text-ink-muted"
              >
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.find((cell) => cell !== null)?.date ?? index}>
              {row.map((cell, column) => (
                <CalendarCell key={weekDays[column]} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {onRetry !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-[0.875rem] text-ink-muted">{t`The record could not be loaded.`}</p>
          <Button kind="secondary" onClick={onRetry}>{t`Try again`}</Button>
        </div>
      )}
    </Card>
  );
}
