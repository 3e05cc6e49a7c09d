import { useLingui } from '@lingui/react/macro';
import { listAskedPlayers } from '@perya/contract/kyc/staff-calls/compliance';
import { getRouteApi } from '@tanstack/react-router';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { askedFilters } from './asked-filters.ts';

/** Players whom staff have asked to complete the identity check, and how far each of them is. */
export function AskedPage() {
  const { t } = useLingui();
  const actorOf = useActor();
  return (
    <ListPage>
      <List
        name="kyc-asked"
        title={t`Asked to complete the check`}
        call={listAskedPlayers}
        filters={askedFilters}
        search={getRouteApi('/kyc/asked').useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ uid }) => uid}
        emptyText={t`No player matches`}
        columns={[
          { id: 'uid', title: t`Player`, cell: ({ uid }) => <PlayerLink uid={uid} /> },
          { id: 'status', title: t`Status`, cell: ({ status }) => <KycBadge status={status} /> },
          {
            id: 'reason',
            title: t`Reason`,
            cell: ({ reason }) => <span title={reason}>{reason}</span>,
          },
          { id: 'by', title: t`Asked by`, cell: ({ asked_by }) => actorOf(asked_by) },
          { id: 'at', title: t`Asked`, cell: ({ asked_at }) => <Age at={asked_at} /> },
        ]}
      />
    </ListPage>
  );
}
