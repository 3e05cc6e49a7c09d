import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useProfile } from '../../lib/player/use-profile.ts';
import { AccountRows } from './account-rows.tsx';
import { useEmailHint } from './email/use-email-hint.tsx';
import { readAccount } from './read-account.ts';
import { WithdrawalsWait } from './withdrawals-wait.tsx';

/** [A-035 A-104 A-105] */
export function AccountPage() {
  const { t } = useLingui();
  const { profile, hasFailed, retry } = useProfile();
  const account = profile === null ? null : readAccount(profile);
  useEmailHint(account === null ? null : account.hasEmail);
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`Account Center`} backTo="/my" backLabel={t`Back`} />
      {hasFailed && (
        <ErrorState
          title={t`Your account could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={retry}
        />
      )}
      {!hasFailed && account === null && (
        <div role="status">
          <span className="sr-only">{t`Loading your account`}</span>
          <Skeleton className="h-120" />
        </div>
      )}
      {account !== null && <WithdrawalsWait until={account.withdrawalsWaitUntil} />}
      {account !== null && (
        <Card flush>
          <AccountRows account={account} />
        </Card>
      )}
    </div>
  );
}
