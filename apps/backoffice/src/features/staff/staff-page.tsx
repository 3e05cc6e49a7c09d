import { useLingui } from '@lingui/react/macro';
import { listStaff } from '@perya/contract/staff/calls/accounts';
import { plusIcon } from '@perya/ui/icons/action';
import { getRouteApi } from '@tanstack/react-router';
import { WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { begin, useBegun } from '../../lib/begin/use-begun.ts';
import { Button } from '../../lib/fields/button.tsx';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useMay } from '../../lib/session/session.ts';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { staffFilters } from './staff-filters.ts';
import { stateTitles, stateTones } from './staff-words.ts';
import { useRoleTitles } from './use-role-titles.ts';

/** Who works in the house, with which role, and who has a session open. */
export function StaffPage() {
  const { t } = useLingui();
  const may = useMay();
  const { titleOf, options } = useRoleTitles();
  const { isBegun: isInviting, end } = useBegun(['colleague']);
  return (
    <ListPage>
      <List
        name="staff"
        title={t`Staff`}
        call={listStaff}
        filters={staffFilters}
        search={getRouteApi('/settings/staff').useSearch()}
        choices={{ role: options }}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/settings/staff/$id', params: { id }, search: true })}
        emptyText={t`Nobody matches`}
        notice={<WaitingRequests action="staff.invite" />}
        actions={
          may('staff.manage') && (
            <Button
              kind="primary"
              drawing={plusIcon}
              onClick={() => begin('colleague')}
            >{t`Invite`}</Button>
          )
        }
        columns={[
          { id: 'name', title: t`Name`, cell: ({ name }) => name },
          { id: 'email', title: t`Email`, cell: ({ email }) => email },
          { id: 'role', title: t`Role`, cell: ({ role }) => titleOf(role) },
          {
            id: 'state',
            title: t`State`,
            cell: ({ state }) => (
              <StatusBadge tone={stateTones[state]}>{t(stateTitles[state])}</StatusBadge>
            ),
          },
          {
            id: 'seen',
            title: t`Last seen`,
            cell: ({ last_seen_at: at }) => (at === null ? '–' : <Age at={at} />),
          },
          {
            id: 'sessions',
            title: t`Sessions`,
            align: 'end',
            isCount: true,
            cell: ({ sessions }) => sessions,
          },
          {
            id: 'made',
            title: t`Made`,
            isExtra: true,
            cell: ({ created_at: at }) => <Age at={at} />,
          },
        ]}
      />
      {isInviting && <InviteDialog onClose={end} />}
    </ListPage>
  );
}
