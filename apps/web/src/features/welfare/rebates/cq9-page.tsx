import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { cq9Pid, readCq9 } from '@perya/contract/promotions/calls/rebates';
import { Card } from '@perya/ui/card';
import { clockIcon } from '@perya/ui/icons/status';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { LegalNotice } from '../../../lib/page/legal-notice.tsx';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { CollectCard } from './collect-card.tsx';
import { RebateGames } from './rebate-games.tsx';

/** The rebate that is collected day by day, and the games that bring it. [G-103] */
export function Cq9Page() {
  const { t } = useLingui();
  const { answer, state, error, reload } = useCall(
    readCq9,
    { pid: cq9Pid },
    { isPerLanguage: true },
  );
  // Paused, or for others than this player.
  const isMissing = isApiError(error) && error.code === 'NOT_FOUND';
  return (
    <div className="page-column">
      <PageHead title={t`CQ9 Daily Rebate`} backTo="/welfare" backLabel={t`Back to Welfare`} />
      {state === 'failed' && isMissing && (
        <Card>
          <EmptyState drawing={clockIcon} title={t`No rebate right now`} />
        </Card>
      )}
      {state === 'failed' && !isMissing && (
        <ErrorState
          title={t`The rebate could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`} className="flex flex-col gap-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-72" />
        </LoadingState>
      )}
      {answer !== null && (
        <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-start md:gap-7">
          <CollectCard rebate={answer} />
          <RebateGames games={answer.list} />
        </div>
      )}
      <LegalNotice />
    </div>
  );
}
