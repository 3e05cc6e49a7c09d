import { useLingui } from '@lingui/react/macro';
import { listOwnPrivacyRequests } from '@perya/contract/privacy/calls/requests';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { AskForm } from './ask-form.tsx';
import { RequestCard } from './request-card.tsx';

/** What a player asks the officer for data protection, and what was answered. */
export function OwnRequestsPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(listOwnPrivacyRequests, {});
  return (
    <div className="page-column page-narrow">
      <PageHead
        title={t`Privacy requests`}
        backTo="/s-account"
        backLabel={t`Back to the account`}
      />
      {state === 'failed' && (
        <ErrorState
          title={t`This page could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`}>
          <Skeleton className="h-64" />
        </LoadingState>
      )}
      {answer !== null && (
        <div className="flex flex-col gap-5">
          <AskForm />
          {answer.requests.length > 0 && (
            <section aria-label={t`Your requests`} className="flex flex-col gap-3">
              <h2 className="font-semibold">{t`Your requests`}</h2>
              {answer.requests.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
            </section>
          )}
        </div>
      )}
    </div>
  );
}
