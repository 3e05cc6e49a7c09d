import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@perya/ui/button';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSecondsLeft } from '../../../lib/fields/use-seconds-left.ts';
import { useKycRecord } from '../../../lib/kyc/use-kyc-record.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { Countdown } from '../entry/countdown.tsx';

interface WarningProps {
  readonly close: () => void;
}

/** Counts down to the moment from which the account is restricted, on the server's clock. [A-248 A-249] */
export function CountdownWarning({ close }: WarningProps) {
  const { t } = useLingui();
  const { known, clockAheadMs } = useKycRecord();
  return (
    <Warning
      text={t`Without a finished KYC your account and its funds are restricted, frozen or suspended from then on, until KYC is finished.`}
      close={close}
    >
      {known === null ? (
        <Skeleton className="h-24" />
      ) : (
        <Left expiresAt={known.expires_at} clockAheadMs={clockAheadMs} />
      )}
    </Warning>
  );
}

/** After that moment there is nothing to count: it says since when. */
export function Restricted({ close }: WarningProps) {
  const { t } = useLingui();
  const momentOf = useMoment('minute');
  const { known } = useKycRecord();
  const moment = known === null ? '' : momentOf(known.expires_at);
  return (
    <Warning
      text={t`Until KYC is finished your account and its funds are restricted, frozen or suspended.`}
      close={close}
    >
      <p className="font-semibold">{t`The time to finish KYC ended on ${moment}.`}</p>
    </Warning>
  );
}

interface WarningFrameProps extends WarningProps {
  readonly text: string;
  readonly children: ReactNode;
}

function Warning({ text, children, close }: WarningFrameProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{text}</p>
      {children}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">
        <Link to="/s-kyc" onClick={close} className={buttonClass('primary', 'large')}>
          {t`Okay`}
        </Link>
        <Button kind="secondary" size="large" onClick={close}>{t`Do it later`}</Button>
      </div>
    </div>
  );
}

interface LeftProps {
  readonly expiresAt: number;
  readonly clockAheadMs: number;
}

function Left({ expiresAt, clockAheadMs }: LeftProps) {
  const secondsLeft = useSecondsLeft(expiresAt * 1000 - clockAheadMs);
  return <Countdown secondsLeft={secondsLeft} endsAt={expiresAt} />;
}
