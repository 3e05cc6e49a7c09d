import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { isApiError } from '@perya/contract/client-errors';
import type { queryBoxBonus } from '@perya/contract/promotions/calls/boxes';
import { Button, buttonClass } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { imageUrl } from '../../lib/image/image-url.ts';
import { Scene } from '../../lib/page/scene.tsx';
import { useSite } from '../../lib/page/site.ts';
import { BoxDays } from './box-days.tsx';
import { BoxOdds } from './box-odds.tsx';
import { openBox } from './open-box.tsx';
import { useBoxes } from './use-boxes.ts';

interface BoxPromotionProps {
  /** The month of today. */
  readonly today: string;
  /** Without it the first that the player may have. */
  readonly pid?: number;
}

/** While no promotion runs there is nothing to earn; what was earned before its pause or end can still be opened. */
function NoBoxes({ hasWaiting }: { readonly hasWaiting: boolean }) {
  const { t } = useLingui();
  return (
    <Card>
      {hasWaiting ? (
        <EmptyState
          title={t`No box to earn right now`}
          text={t`Your box is in My bonuses. Open it before it expires.`}
          action={<Link to="/my/bonuses" className={buttonClass()}>{t`My bonuses`}</Link>}
        />
      ) : (
        <EmptyState
          title={t`No boxes right now`}
          text={t`Check back another day.`}
          picture={<Scene name="gifts" />}
        />
      )}
    </Card>
  );
}

/** The boxes of a month, what a box may hold, and what they have brought. */
export function BoxPromotion({ today, pid }: BoxPromotionProps) {
  const { t } = useLingui();
  const { imagesHost } = useSite();
  const [month, setMonth] = useState(today);
  const { bonus, boxes, error, state, reload } = useBoxes(month, pid);
  if (state === 'failed') {
    if (isApiError(error) && error.code === 'BOXES_PAUSED') {
      return <Paused kept={Number(error.details['kept']?.[0] ?? 0)} />;
    }
    return isApiError(error) && error.code === 'BOXES_ENDED' ? (
      <NoBoxes hasWaiting={bonus !== null && bonus.not_received > 0} />
    ) : (
      <ErrorState
        title={t`Your boxes could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={() => void reload()}
      />
    );
  }
  if (bonus === null || boxes === null) {
    return (
      <LoadingState text={t`Loading...`} className="flex flex-col gap-4">
        <Skeleton className="h-28" />
        <Skeleton className="h-80" />
      </LoadingState>
    );
  }
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-start md:gap-7">
      <div className="flex min-w-0 flex-col gap-5">
        <BoxFigures bonus={bonus} />
        {boxes.current !== null && (
          <Button
            size="large"
            onClick={() => openBox(t`Mystery box`, (path) => imageUrl(path, imagesHost))}
          >
            {bonus.not_received > 0 ? t`Open the box` : t`See today's box`}
          </Button>
        )}
        <Card className="flex flex-col gap-3">
          <h2 className="font-bold font-display text-xl">{t`How it works`}</h2>
          <p className="text-ink-muted">{boxes.terms}</p>
          <p className="text-ink-muted">
            {t`First come, first served, while boxes last. A box that you earn while the promo is paused comes when it resumes.`}
          </p>
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
  );
}

/** What was earned meanwhile is not lost, and the player is told so. */
function Paused({ kept }: { readonly kept: number }) {
  const { t } = useLingui();
  const rule = t`What you earn now comes when the promo resumes.`;
  return (
    <Card>
      <EmptyState
        title={t`The boxes are paused`}
        text={kept > 0 ? `${t`Boxes kept for you: ${kept}.`} ${rule}` : rule}
      />
    </Card>
  );
}

/** What boxes have brought, what waits and what is gone. [G-218] */
function BoxFigures({ bonus }: { readonly bonus: AnswerOf<typeof queryBoxBonus> }) {
  const { t } = useLingui();
  const figures = [
    { name: t`Opened`, value: bonus.claimed },
    { name: t`Waiting`, value: bonus.not_received },
    { name: t`Expired`, value: bonus.unclaimed },
  ];
  return (
    <Card kind="glow" className="flex flex-col gap-3">
      <div>
        <p className="text-[0.9375rem]">{t`Won in boxes (PHP)`}</p>
        <p className="amount-figures font-extrabold font-display text-3xl">{bonus.total}</p>
      </div>
      <dl className="grid grid-cols-3 gap-2">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-[0.8125rem] leading-tight">{name}</dt>
            <dd className="amount-figures font-bold text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
