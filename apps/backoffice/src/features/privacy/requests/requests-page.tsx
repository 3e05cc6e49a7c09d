import { useLingui } from '@lingui/react/macro';
import { listPrivacyRequests } from '@perya/contract/privacy/staff-calls/requests';
import { getRouteApi } from '@tanstack/react-router';
import { ClaimedBy } from '../../../lib/claims/claimed-by.tsx';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { DueMoment } from '../due-moment.tsx';
import { privacyRequestsFilters } from '../privacy-filters.ts';
import { useKindNames } from './use-kind-names.ts';

const route = getRouteApi('/privacy/requests');

/** What players ask about their data: what is due first stands on top. */
export function PrivacyRequestsPage() {
  const { t } = useLingui();
  const names = useKindNames();
  return (
    <ListPage>
      <List
        name="privacy-requests"
        title={t`Requests`}
        call={listPrivacyRequests}
        filters={privacyRequestsFilters}
        search={route.useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/privacy/requests/$id', params: { id }, search: true })}
        emptyText={t`No request matches`}
        columns={[
          { id: 'id', title: t`Request`, cell: ({ id }) => id },
          { id: 'kind', title: t`Kind`, cell: ({ kind }) => names[kind] },
          { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
          { id: 'at', title: t`Asked`, cell: (row) => <Age at={row.asked_at} /> },
          {
            id: 'due',
            title: t`Due`,
            cell: ({ due_at, is_late, state }) => (
              <DueMoment at={due_at} isLate={is_late} isMet={state !== 'open'} />
            ),
          },
          { id: 'claim', title: t`Claimed by`, cell: ({ claim }) => <ClaimedBy claim={claim} /> },
        ]}
      />
    </ListPage>
  );
}
