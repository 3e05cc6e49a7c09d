import { useLingui } from '@lingui/react/macro';
import { getStaffMember } from '@perya/contract/staff/calls/accounts';
import { Skeleton } from '@perya/ui/states/skeleton';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { CaseDrawer } from '../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Facts } from '../../lib/show/facts.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberSessions } from './member-sessions.tsx';
import { stateTitles, stateTones } from './staff-words.ts';
import { useRoleTitles } from './use-role-titles.ts';

/** One colleague beside the list: who they are, which sessions they have, and what can be changed. */
export function MemberDrawer() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id } = getRouteApi('/settings/staff/$id').useParams();
  const { answer, state, reload } = useCall(getStaffMember, { id });
  const { titleOf } = useRoleTitles();
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
  const { email, name, role, created_at, last_seen_at, invited_until, ends_at, networks } = answer;
  return (
    <CaseDrawer
      title={name}
      badge={
        <StatusBadge tone={stateTones[answer.state]}>{t(stateTitles[answer.state])}</StatusBadge>
      }
      onClose={close}
      actions={<MemberActions member={answer} />}
    >
      <WaitingRequests about={`staff ${id}`}>
        <Facts
          facts={[
            { label: t`Email`, value: email },
            { label: t`Role`, value: titleOf(role) },
            { label: t`Made`, value: <Moment at={created_at} /> },
            { label: t`Last seen`, value: last_seen_at && <Moment at={last_seen_at} /> },
            { label: t`Invited until`, value: invited_until && <Moment at={invited_until} /> },
            ...(ends_at === null
              ? []
              : [
                  { label: t`Ends by itself`, value: <Moment at={ends_at} /> },
                  { label: t`Allowed networks`, value: networks?.join(', ') ?? null },
                ]),
          ]}
        />
        <MemberSessions member={answer} />
      </WaitingRequests>
    </CaseDrawer>
  );
}
