import { Plural, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { transactionsCountedMax } from '@perya/contract/payments/calls/transactions';
import { say } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { offlineIcon } from '@perya/ui/icons/frame';
import { NoticeBar } from '@perya/ui/notice-bar';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import type { ReactNode } from 'react';
import { DayRows } from '../../../lib/page/day-rows.tsx';
import { MoreRows } from '../../../lib/page/more-rows.tsx';
import { Scene } from '../../../lib/page/scene.tsx';
import type { KeptPages } from '../../../lib/records/use-kept-pages.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';

interface RecordListProps<Row> {
  /** What the list holds. */
  readonly label: string;
  readonly pages: KeptPages<{ readonly t: number }, Row>;
  /** In seconds. */
  readonly timeOf: (row: Row) => number;
  readonly children: (row: Row) => ReactNode;
}

/** A list under when it was read, where there is no line. */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const { keptAt } = props.pages;
  return (
    <div className="flex flex-col gap-3">
      {keptAt !== null && <KeptNotice keptAt={keptAt} />}
      <RecordRows {...props} />
    </div>
  );
}

function KeptNotice({ keptAt }: { readonly keptAt: number }) {
  const { t } = useLingui();
  const asOf = useMoment('minute')(keptAt);
  const text = t`You are offline. Your records as of ${asOf}.`;
  return <NoticeBar tone="warning" drawing={offlineIcon} text={text} />;
}

/** Rows under their count, with whatever a list can be before it has any. [G-054 G-243] */
function RecordRows<Row extends { readonly id: string }>({
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
      emptyPicture={<Scene name="money" />}
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
