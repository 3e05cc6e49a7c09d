import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import type { Box } from '@perya/contract/promotions/calls/boxes';
import { say } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { IconButton } from '@perya/ui/icon-button';
import { chevronLeftIcon, chevronRightIcon } from '@perya/ui/icons/frame';
import { EmptyState } from '@perya/ui/states/empty-state';
import { dateText } from '../../lib/text/calendar-text.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { useBoxReasons } from './box-reason.tsx';
import { monthBeside } from './box-rules.ts';

interface BoxDaysProps {
  readonly month: string;
  readonly days: readonly Box[];
  readonly isLatest: boolean;
  readonly onMonth: (month: string) => void;
}

/** The days of a month, the newest first, with what became of their boxes. [M-142] */
export function BoxDays({ month, days, isLatest, onMonth }: BoxDaysProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const shownMonth = i18n.date(new Date(`${month}-01T00:00:00Z`), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <section aria-labelledby="box-days" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 id="box-days" className="font-bold font-display text-xl">
          {t`Boxes of the month`}
        </h2>
        <div className="-mx-2.5 flex items-center">
          <IconButton
            drawing={chevronLeftIcon}
            label={t`Previous month`}
            onClick={() => onMonth(monthBeside(month, -1))}
          />
          <span className="min-w-28 whitespace-nowrap text-center font-semibold">{shownMonth}</span>
          {isLatest ? (
            <span className="size-11" />
          ) : (
            <IconButton
              drawing={chevronRightIcon}
              label={t`Next month`}
              onClick={() => onMonth(monthBeside(month, 1))}
            />
          )}
        </div>
      </div>
      <Card flush={days.length > 0}>
        {days.length === 0 ? (
          <EmptyState
            title={say(listTexts.emptyGames, language)}
            text={t`No boxes this month. You can get one a day.`}
          />
        ) : (
          <ol>
            {days.map((day) => (
              <BoxDay key={day.date} day={day} />
            ))}
          </ol>
        )}
      </Card>
    </section>
  );
}

function BoxDay({ day }: { readonly day: Box }) {
  const { t, i18n } = useLingui();
  const reasons = useBoxReasons();
  const progress = pesoText(day.progress);
  const goal = pesoText(day.goal);
  const states = [t`Deposited ${progress} of ${goal}`, t`Ready to open`, t`Opened`, t`Expired`];
  return (
    <li className="flex items-center justify-between gap-3 border-line border-b px-4 py-3 last:border-0">
      <div className="min-w-0">
        <p className="font-semibold">{dateText(day.date, i18n.locale)}</p>
        <p className="text-[0.875rem] text-ink-muted">{states[day.task_state]}</p>
        {day.reason !== null && (
          <p className="text-[0.875rem] text-ink-muted">{reasons[day.reason]}</p>
        )}
      </div>
      {day.task_state === 2 && (
        <span className="amount-figures shrink-0 font-bold text-positive">+{day.bonus}</span>
      )}
    </li>
  );
}
