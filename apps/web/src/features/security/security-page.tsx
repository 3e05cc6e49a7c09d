import { useLingui } from '@lingui/react/macro';
import { getSecurity } from '@perya/contract/identity/calls/account';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { AuthenticatorCard } from './authenticator-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { LoginsCard } from './logins-card.tsx';
import { PartnersCard } from './partners-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';

/** Who can get into the account: the second factor, the open sessions, the recent logins. */
export function SecurityPage() {
  const { t } = useLingui();
  const { answer: security, state, reload } = useCall(getSecurity, {});
  return (
    <div className="page-column">
      <PageHead title={t`Security`} backTo="/s-account" backLabel={t`Back to the account`} />
      {state === 'failed' && (
        <ErrorState
          title={t`This page could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`} className="grid gap-5 md:grid-cols-2">
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </LoadingState>
      )}
      {security !== null && (
        <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
          <div className="flex min-w-0 flex-col gap-5 md:gap-7">
            <AuthenticatorCard isOn={security.totp} codesLeft={security.recovery_codes_left} />
            {security.totp && <PasskeysCard />}
          </div>
          <div className="flex min-w-0 flex-col gap-5 md:gap-7">
            <DevicesCard devices={security.devices} />
            <PartnersCard />
            <LoginsCard logins={security.logins} />
          </div>
        </div>
      )}
    </div>
  );
}
