import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { openModal } from '../../lib/modals/open-modal.ts';
import { useLogOut } from '../../lib/session/use-log-out.ts';

/** Asks once before it ends the session. [M-056] */
export function LogoutButton() {
  const { t } = useLingui();
  const { logOut, isLeaving } = useLogOut();
  const ask = () =>
    openModal({
      title: t`Log out of this device?`,
      presentation: 'center',
      closeOnMask: true,
      closeOnEscape: true,
      content: (close) => (
        <LogoutQuestion
          onStay={close}
          onLeave={() => {
            close();
            logOut();
          }}
        />
      ),
    });
  return (
    <Button kind="secondary" size="large" busy={isLeaving} onClick={ask}>
      {t`Logout`}
    </Button>
  );
}

interface LogoutQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function LogoutQuestion({ onStay, onLeave }: LogoutQuestionProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{t`You can come back at any time with your phone number.`}</p>
      <div className="flex gap-3">
        <Button kind="secondary" className="flex-1" onClick={onStay}>{t`Stay`}</Button>
        <Button className="flex-1" onClick={onLeave}>{t`Log out`}</Button>
      </div>
    </div>
  );
}
