import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@perya/ui/button';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { useSecondsLeft } from '../../../lib/fields/use-seconds-left.ts';
import { useKycRecord } from '../../../lib/kyc/use-kyc-record.ts';
import { Countdown } from '../entry/countdown.tsx';

/** Counts down to the moment from which the account is restricted, on the server's clock. [A-248 A-249] */
export function CountdownWarning({ close }: { readonly close: () => void }) {
  const { t } = useLingui();
  const { known, clockAheadMs } = useKycRecord();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">
        {t`Without a finished KYC your account and its funds are restricted, frozen or suspended from then on, until KYC is finished.`}
      </p>
      {known === null ? (
        <Skeleton className="h-24" />
      ) : (
        <Left expiresAtMs={known.expires_at * 1000 - clockAheadMs} />
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">
        <Link to="/s-kyc" onClick={close} className={buttonClass('primary', 'large')}>
          {t`Okay`}
        </Link>
        <Button kind="secondary" size="large" onClick={close}>{t`Do it later`}</Button>
      </div>
    </div>
  );
}

function Left({ expiresAtMs }: { readonly expiresAtMs: number }) {
  return <Countdown secondsLeft={useSecondsLeft(expiresAtMs)} />;
}
