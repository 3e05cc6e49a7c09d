import { useLingui } from '@lingui/react/macro';
import { readRanking } from '@perya/contract/promotions/calls/ranking';
import { Card } from '@perya/ui/card';
import { trophyIcon } from '@perya/ui/icons/status';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useLiveRefresh } from '../../../lib/live/use-live-refresh.ts';
import { LegalNotice } from '../../../lib/page/legal-notice.tsx';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { ContestCard } from './contest-card.tsx';
import { OwnPlace } from './own-place.tsx';
import { TopPlayers } from './top-players.tsx';

const refreshedByPlay = [readRanking];

/** Others play too, and every hour has a new list. */
const pollMs = 30_000;

/** The contest of the day. The list is of the hour, the own place of the moment. [G-094 G-280] */
export function RankingPage() {
  const { t } = useLingui();
  const { answer, state, answeredAt, reload } = useCall(readRanking, {}, { pollMs });
  useLiveRefresh('wallet', refreshedByPlay);
  const contest = answer?.contest ?? null;
  return (
    <div className="page-column">
      <PageHead title={t`Slot Betting Rankings`} backTo="/welfare" backLabel={t`Back to Welfare`} />
      {state === 'failed' && (
        <ErrorState
          title={t`The ranking could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`} className="flex flex-col gap-4">
          <Skeleton className="h-48" />
          <Skeleton className="h-24" />
          <Skeleton className="h-72" />
        </LoadingState>
      )}
      {answer !== null && contest === null && (
        <Card>
          <EmptyState
            drawing={trophyIcon}
            title={t`No contest is running`}
            text={t`Check back later: the next one shows here.`}
          />
        </Card>
      )}
      {contest !== null && (
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-start md:gap-6">
          <div className="flex min-w-0 flex-col gap-4">
            <ContestCard contest={contest} answeredAt={answeredAt} onOver={() => void reload()} />
            <OwnPlace own={contest.own} />
          </div>
          <TopPlayers top={contest.top} listedAt={contest.listed_at} prizes={contest.prizes} />
        </div>
      )}
      <LegalNotice />
    </div>
  );
}
