import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { getVip, getVipRule } from '@perya/contract/vip/calls/vip';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { StandingCard } from './standing-card.tsx';
import { WayUp } from './way-up.tsx';

/** What a level brings. */
function giftOf(rule: AnswerOf<typeof getVipRule> | null, level: number): string | null {
  const levels = Object.values(rule ?? {}).flat();
  return levels.find((each) => each.level === level)?.gift ?? null;
}

const refreshedByPlay = [getVip];

/** The player's VIP level and the way to the next. [A-038 M-058 M-468] */
export function VipPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(getVip, {});
  const rule = useCall(getVipRule, {});
  useLiveRefresh('wallet', refreshedByPlay);
  return (
    <div className="page-column">
      <PageHead title={t`VIP Center`} backTo="/my" backLabel={t`Back to My`} />
      {state === 'failed' && (
        <ErrorState
          title={t`Your VIP level could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`} className="flex flex-col gap-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-14" />
        </LoadingState>
      )}
      {answer !== null && (
        <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-start md:gap-7">
          <div className="flex min-w-0 flex-col gap-5">
            <StandingCard standing={answer} nextGift={giftOf(rule.answer, answer.level + 1)} />
            {rule.answer !== null && <WayUp rule={rule.answer} own={answer.level} />}
            <Link
              to="/s-vip/level-system"
              className="flex min-h-14 items-center gap-2 rounded-control border border-line bg-raised px-4 font-semibold text-ink no-underline shadow-card hover:bg-sunken"
            >
              {t`All levels`}
              <Icon drawing={chevronRightIcon} className="ml-auto size-5 text-ink-muted" />
            </Link>
          </div>
          <VipTerms />
        </div>
      )}
      <LegalNotice />
    </div>
  );
}

/** How one gets on, before anybody wonders. */
function VipTerms() {
  const { t } = useLingui();
  const terms = [
    t`Every ₱1 that you bet is 1 XP once the round ends, win or lose.`,
    t`Returned stakes do not count.`,
    t`You level up automatically. You keep every level you reach.`,
    t`First come, first served, while the promo lasts. A gift that you earn while it is paused comes when it resumes.`,
  ];
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="font-bold font-display text-xl">{t`How it works`}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-[0.9375rem] leading-normal">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Card>
  );
}
