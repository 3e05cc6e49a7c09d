import { Plural, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { transactionsCountedMax } from '@perya/contract/payments/calls/transactions';
import { say } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import type { ReactNode } from 'react';
import { DayRows } from '../../../lib/page/day-rows.tsx';
import { MoreRows } from '../../../lib/page/more-rows.tsx';
import type { Pages } from '../../../lib/query/use-pages.ts';

interface RecordListProps<Row> {
  /** What the list holds. */
  readonly label: string;
  readonly pages: Pages<{ readonly t: number }, Row>;
  /** In seconds. */
  readonly timeOf: (row: Row) => number;
  readonly children: (row: Row) => ReactNode;
}

/** Rows under their count, with whatever a list can be before it has any. [G-054 G-243] */
export function RecordList<Row extends { readonly id: string }>({
  label,
  pages,
  timeOf,
  children,
}: RecordListProps<Row>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { rows, lastPage, state, more, readOn } = pages;
  return (
    <ListState
      state={state}
      loadingText={say(listTexts.loading, language)}
      emptyText={say(listTexts.emptyGames, language)}
      emptyNote={t`Your transactions show here. Try other days.`}
      errorText={say(listTexts.failed, language)}
      retryLabel={t`Try again`}
      onRetry={readOn}
      skeleton={<RowSkeletons />}
    >
      <div className="flex flex-col gap-2">
        <p className="text-[0.8125rem] text-ink-muted">
          {lastPage !== null && lastPage.t < transactionsCountedMax ? (
            <Plural value={lastPage.t} one="# record" other="# records" />
          ) : (
            t`More than 10,000 records`
          )}
        </p>
        <Card flush>
          <ul aria-label={label}>
            <DayRows rows={rows} timeOf={timeOf}>
              {children}
            </DayRows>
          </ul>
          {more !== null && (
            <MoreRows
              step={more}
              onWanted={readOn}
              moreLabel={t`Show more`}
              retryLabel={t`Try again`}
            />
          )}
        </Card>
      </div>
    </ListState>
  );
}

function RowSkeletons() {
  return (
    <div className="flex flex-col gap-2">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <Skeleton key={place} className="h-19" />
      ))}
    </div>
  );
}
