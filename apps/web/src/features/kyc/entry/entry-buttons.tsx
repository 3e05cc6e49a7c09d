import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@perya/ui/button';
import { Link, useRouter } from '@tanstack/react-router';
import { openCashier } from '../../../lib/cashier/open-cashier.ts';
import { QuickDeposit } from '../../../lib/cashier/quick-deposit.tsx';
import { useLogOut } from '../../../lib/session/use-log-out.ts';
import type { BasicForm, describeEntry } from './entry-rules.ts';

interface EntryButtonsProps extends Pick<ReturnType<typeof describeEntry>, 'start' | 'second'> {
  readonly basic: BasicForm;
  readonly onStart: () => void;
}

/** The ways into the check, the short one first, then what it has opened, and the one away from it. [A-130 A-131 A-132 A-133 A-135 A-165] */
export function EntryButtons({ basic, start, second, onStart }: EntryButtonsProps) {
  const { t } = useLingui();
  const leave = useLeave();
  const { logOut, isLeaving } = useLogOut();
  // Whoever may leave for later may go on to what the basic account has opened.
  const isOpened = basic === 'change' && second === 'later';
  const isSecond = basic === 'first' || isOpened;
  return (
    <>
      {basic === 'first' && (
        <Link to="/s-kyc" search={{ form: 'base' }} className={buttonClass('primary', 'large')}>
          {t`Fill in the basic information`}
        </Link>
      )}
      {isOpened && (
        <>
          <QuickDeposit />
          <Button size="large" onClick={() => openCashier('deposit')}>
            {t`Deposit`}
          </Button>
        </>
      )}
      <div className={isSecond ? 'flex gap-3 *:flex-1' : 'contents'}>
        {start !== null && (
          <Button kind={isSecond ? 'secondary' : 'primary'} size="large" onClick={onStart}>
            {start === 'recertify' ? t`Recertification` : t`KYC Verify`}
          </Button>
        )}
        {second === 'later' && (
          <Button kind="secondary" size="large" onClick={leave}>
            {t`Do it later`}
          </Button>
        )}
      </div>
      {second === 'logout' && (
        <Button kind="secondary" size="large" busy={isLeaving} onClick={logOut}>
          {t`Logout`}
        </Button>
      )}
    </>
  );
}

/** Back to the page before, or to the index where there is none. */
function useLeave(): () => void {
  const { history, navigate } = useRouter();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: '/' });
  };
}
