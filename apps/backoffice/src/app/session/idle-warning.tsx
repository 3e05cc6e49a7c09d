import { useLingui } from '@lingui/react/macro';
import { Button } from '../../lib/fields/button.tsx';
import { Dialog } from '../../lib/overlays/dialog.tsx';
import { loadSession } from '../../lib/session/load-session.ts';
import { useSession } from '../../lib/session/session.ts';
import { useNow } from '../../lib/show/use-now.ts';
import { endOf } from './session-end.ts';

/** Says in time that the session is about to end, and why. */
export function IdleWarning() {
  const { t } = useLingui();
  const { me, isEnded, answeredAt } = useSession();
  const nowMs = useNow(5000);
  if (me === null || isEnded) return null;
  const end = endOf({ endsAt: me.endsAt, idleMs: me.idleMs, answeredAt, nowMs });
  if (end === null) return null;
  const minutes = Math.max(1, Math.ceil(end.leftMs / 60_000));
  const stay = () => void loadSession().catch(() => {});
  if (end.why === 'age') {
    return (
      <p role="status" className="session-note">
        {t`Your session ends in ${minutes} min, twelve hours after the login. Finish what you are at.`}
      </p>
    );
  }
  return (
    <Dialog
      open
      onClose={stay}
      title={t`Are you still there?`}
      footer={<Button kind="primary" onClick={stay}>{t`Stay logged in`}</Button>}
    >
      <p>{t`Nothing has happened here for a while. Your session ends in ${minutes} min.`}</p>
    </Dialog>
  );
}
