import { useLingui } from '@lingui/react/macro';
import { getStaffSelf } from '@perya/contract/staff/calls/own';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useCall } from '../../lib/query/use-call.ts';
import { useSession } from '../../lib/session/session.ts';
import { OwnCompany } from './own-company.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** The own sessions, passkeys, company account and password. */
export function OwnPage() {
  const { t } = useLingui();
  const me = useSession((session) => session.me);
  const { answer, state } = useCall(getStaffSelf, {});
  const left = answer?.recovery_codes_left;
  return (
    <div className="flex flex-col gap-6 overflow-y-auto p-4">
      <div>
        <h1 className="font-semibold text-[1.125rem]">{t`My account`}</h1>
        {me && (
          <p className="text-ink-muted">
            {me.name} · {me.email}
          </p>
        )}
        {state === 'loading' && <Skeleton className="my-1 h-3 max-w-md" />}
        {left !== undefined && (
          <p className="text-ink-muted">
            {t`Recovery codes left: ${left}. An administrator makes new ones with a new invitation.`}
          </p>
        )}
      </div>
      <div className="grid max-w-5xl gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <div className="flex min-w-0 flex-col gap-8">
          <OwnSessions />
          <OwnPasskeys />
          <OwnCompany />
        </div>
        <OwnPassword />
      </div>
    </div>
  );
}
