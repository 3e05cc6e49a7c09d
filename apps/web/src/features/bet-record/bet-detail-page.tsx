import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { isApiError } from '@perya/contract/client-errors';
import { readBet } from '@perya/contract/games/calls/bets';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { buttonClass } from '@perya/ui/button';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { PageHead } from '../../lib/page/page-head.tsx';
import { Scene } from '../../lib/page/scene.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { BetDetail } from './bet-detail.tsx';

/** Another player's record is answered as not found. */
const missingCodes = new Set(['NOT_FOUND', 'INVALID_INPUT']);

/** One round with everything that is known of it. [A-043 G-056] */
export function BetDetailPage({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { answer: bet, state, error, reload } = useCall(readBet, { id });
  const isMissing = isApiError(error) && missingCodes.has(error.code);
  return (
    <div className="page-column">
      <PageHead title={t`Bet record`} backTo="/bet-record" backLabel={t`Back to the bet records`} />
      {state === 'loading' && (
        <LoadingState text={say(listTexts.loading, language)} className="grid gap-5 md:grid-cols-2">
          <Skeleton className="h-48" />
          <Skeleton className="h-72" />
        </LoadingState>
      )}
      {state === 'failed' && !isMissing && (
        <ErrorState
          title={say(listTexts.failed, language)}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'failed' && isMissing && (
        <EmptyState
          title={t`Record not found`}
          picture={<Scene name="papers" />}
          action={
            <Link to="/bet-record" className={buttonClass('secondary')}>{t`All bet records`}</Link>
          }
        />
      )}
      {bet !== null && <BetDetail bet={bet} />}
    </div>
  );
}
