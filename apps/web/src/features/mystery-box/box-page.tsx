import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { imageUrl } from '../../lib/image/image-url.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/page/site.ts';
import { manilaToday } from '../../lib/text/calendar-text.ts';
import { BoxDays } from './box-days.tsx';
import { BoxFigures } from './box-figures.tsx';
import { BoxOdds } from './box-odds.tsx';
import { openBox } from './open-box.tsx';
import { useBoxes } from './use-boxes.ts';

/** The boxes of a month, what a box may hold, and what they have brought. [A-045 M-084 M-470] */
export function BoxPage() {
  const { t } = useLingui();
  const { imagesHost } = useSite();
  const [today] = useState(() => manilaToday(Date.now()).slice(0, 7));
  const [month, setMonth] = useState(today);
  const { bonus, boxes, state, reload } = useBoxes(month);
  const title = t`Mystery box`;
  return (
    <div className="page-column">
      <PageHead title={title} backTo="/welfare" backLabel={t`Back to the welfare hub`} />
      {state === 'failed' && (
        <ErrorState
          title={t`Your boxes could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">{t`Loading`}</span>
          <Skeleton className="h-28" />
          <Skeleton className="h-80" />
        </div>
      )}
      {bonus !== null && boxes !== null && (
        <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-start md:gap-7">
          <div className="flex min-w-0 flex-col gap-5">
            <BoxFigures bonus={bonus} />
            {boxes.current !== null && (
              <Button
                size="large"
                onClick={() => openBox(title, (path) => imageUrl(path, imagesHost))}
              >
                {bonus.not_received > 0 ? t`Open the box` : t`See today's box`}
              </Button>
            )}
            <Card className="flex flex-col gap-3">
              <h2 className="font-bold font-display text-xl">{t`How it works`}</h2>
              <p className="text-ink-muted">{boxes.terms}</p>
              <BoxOdds odds={boxes.odds} wageringTimes={boxes.wagering_times} />
            </Card>
          </div>
          <BoxDays
            month={month}
            days={boxes.data[month] ?? []}
            isLatest={month === today}
            onMonth={setMonth}
          />
        </div>
      )}
    </div>
  );
}
