import { useLingui } from '@lingui/react/macro';
import { getStaffMember } from '@perya/contract/staff/calls/accounts';
import { Skeleton } from '@perya/ui/states/skeleton';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { CaseDrawer } from '../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { PageState } from '../../lib/show/page-state.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberSessions } from './member-sessions.tsx';
import { MemberFacts } from './member-subject.tsx';
import { stateTitles, stateTones } from './staff-words.ts';

/** One colleague beside the list: who they are, which sessions they have, and what can be changed. */
export function MemberDrawer() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id } = getRouteApi('/settings/staff/$id').useParams();
  const { answer, state, reload } = useCall(getStaffMember, { id });
  const close = () => void navigate({ to: '/settings/staff', search: true });
  if (answer === null) {
    return (
      <CaseDrawer title={t`Colleague`} onClose={close}>
        {state === 'failed' ? (
          <PageState
            title={t`This account could not be loaded`}
            actionLabel={t`Try again`}
            onAction={() => void reload()}
          />
        ) : (
          <Skeleton className="h-40" />
        )}
      </CaseDrawer>
    );
  }
  return (
    <CaseDrawer
      title={answer.name}
      badge={
        <StatusBadge tone={stateTones[answer.state]}>{t(stateTitles[answer.state])}</StatusBadge>
      }
      onClose={close}
      actions={<MemberActions member={answer} />}
    >
      <WaitingRequests about={`staff ${id}`}>
        <MemberFacts member={answer} />
        <MemberSessions member={answer} />
      </WaitingRequests>
    </CaseDrawer>
  );
}
