import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { useLogOut } from '../../../lib/session/use-log-out.ts';
import type { describeEntry } from './entry-rules.ts';
import { useLeave } from './use-leave.ts';

interface EntryButtonsProps extends Pick<ReturnType<typeof describeEntry>, 'start' | 'second'> {
  readonly onStart: () => void;
}

/** The way into the check, and the one away from it. [A-130 A-131 A-132 A-133 A-135] */
export function EntryButtons({ start, second, onStart }: EntryButtonsProps) {
  const { t } = useLingui();
  const leave = useLeave();
  const { logOut, isLeaving } = useLogOut();
  return (
    <>
      {start !== null && (
        <Button size="large" onClick={onStart}>
          {start === 'recertify' ? t`Recertification` : t`KYC Verify`}
        </Button>
      )}
      {second === 'later' && (
        <Button kind="secondary" size="large" onClick={leave}>{t`Do it later`}</Button>
      )}
      {second === 'logout' && (
        <Button kind="secondary" size="large" busy={isLeaving} onClick={logOut}>
          {t`Logout`}
        </Button>
      )}
    </>
  );
}
