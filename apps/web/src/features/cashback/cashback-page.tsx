import { useLingui } from '@lingui/react/macro';
import { listCashbackTickets } from '@perya/contract/payments/calls/vouchers';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { CashbackTerms } from './cashback-terms.tsx';
import { CashbackTickets } from './cashback-tickets.tsx';

interface CashbackTotalsProps {
  readonly today: string;
  readonly total: string;
}

const refreshed = [listCashbackTickets];

/** What cashback is, what it has brought and which tickets are left today. */
export function CashbackPage() {
  const { t } = useLingui();
  const { answer, state, answeredAt, reload } = useCall(
    listCashbackTickets,
    {},
    { isPerLanguage: true },
  );
  // A deposit takes a ticket; when it is paid the cashback follows.
  useLiveRefresh('payment', refreshed);
  useLiveRefresh('wallet', refreshed);
  return (
    <div className="page-column">
      <PageHead title={t`Cashback`} backTo="/my" backLabel={t`Back to My`} />
      {state === 'failed' && (
        <ErrorState
          title={t`Your tickets could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`} className="flex flex-col gap-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-44" />
        </LoadingState>
      )}
      {answer !== null && (
        <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-start md:gap-7">
          <div className="flex min-w-0 flex-col gap-5">
            <CashbackTotals today={answer.today} total={answer.total} />
            <CashbackTickets {...answer} answeredAt={answeredAt} />
          </div>
          <CashbackTerms offers={answer.offers} />
        </div>
      )}
      <LegalNotice />
    </div>
  );
}

function CashbackTotals({ today, total }: CashbackTotalsProps) {
  const { t } = useLingui();
  return (
    <Card kind="glow" className="p-5">
      <dl className="grid grid-cols-2 gap-4">
        {[
          [t`Today`, today],
          [t`Total`, total],
        ].map(([term, amount = '']) => (
          <div key={term} className="min-w-0">
            <dt className="font-semibold text-[0.9375rem]">{term}</dt>
            <dd className="font-display font-extrabold text-2xl leading-tight">
              <Amount value={pesoText(amount)} rolling />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
