import { useLingui } from '@lingui/react/macro';
import { classNames } from '@perya/ui/class-names';
import type { BlankDay, HistoryDay } from '../rules/calendar.ts';

const looks: Record<HistoryDay['status'], string> = {
  signed: 'bg-positive-soft text-positive',
  missed: 'bg-sunken text-ink-muted',
  pending: 'text-ink',
};

/** A day, with what it brought or will bring; a cell of another month is empty. [M-172 M-173 M-174] */
export function CalendarCell({ cell }: { readonly cell: HistoryDay | BlankDay | null }) {
  const { t } = useLingui();
  if (cell === null) return <td />;
  if (cell.status === 'blank') {
    return (
      <td data-date={cell.date} data-status="blank" className="h-12 p-0 text-center align-middle">
        <span className="amount-figures block text-[0.9375rem] text-ink-muted">
          {Number(cell.date.slice(-2))}
        </span>
      </td>
    );
  }
  const { date, status, points, isToday } = cell;
  const names = { signed: t`Checked in`, missed: t`Missed`, pending: t`Pending` };
  const isHighlighted = isToday && status === 'pending';
  return (
    <td
      data-date={date}
      data-status={status}
      data-today={isHighlighted || undefined}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'h-12 rounded-control p-0 text-center align-middle leading-tight',
        looks[status],
        isHighlighted && 'bg-accent-soft text-accent-strong ring-2 ring-accent ring-inset',
      )}
    >
      <span className="amount-figures block font-semibold text-[0.9375rem]">
        {Number(date.slice(-2))}
      </span>
      <span aria-hidden="true" className="amount-figures block text-[0.6875rem]">
        {status === 'missed' ? '–' : `+${points}`}
      </span>
      <span className="sr-only">
        {names[status]}
        {status !== 'missed' && t`, ${points} Filcoins`}
      </span>
    </td>
  );
}
