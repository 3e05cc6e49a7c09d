import { useLingui } from '@lingui/react/macro';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { buttonClass } from '@perya/ui/button';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../lib/language/language-context.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { BetDetail } from './bet-detail.tsx';
import { useBet } from './use-bet.ts';

/** One round with everything that is known of it. [A-043 G-056] */
export function BetDetailPage({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { bet, reload } = useBet(id);
  return (
    <div className="page-column">
      <PageHead title={t`Bet record`} backTo="/bet-record" backLabel={t`Back to the bet records`} />
      {bet === 'loading' && (
        <div role="status" className="grid gap-5 md:grid-cols-2">
          <span className="sr-only">{say(listTexts.loading, language)}</span>
          <Skeleton className="h-48" />
          <Skeleton className="h-72" />
        </div>
      )}
      {bet === 'failed' && (
        <ErrorState
          title={say(listTexts.failed, language)}
          retryLabel={t`Try again`}
          onRetry={reload}
        />
      )}
      {bet === 'missing' && (
        <EmptyState
          title={t`There is no such record`}
          action={
            <Link to="/bet-record" className={buttonClass('secondary')}>{t`All bet records`}</Link>
          }
        />
      )}
      {typeof bet === 'object' && <BetDetail bet={bet} />}
    </div>
  );
}
