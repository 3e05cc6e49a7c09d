import { useLingui } from '@lingui/react/macro';
import { type Listing, listListings } from '@perya/contract/kyc/staff-calls/listings';
import { getRouteApi } from '@tanstack/react-router';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge, type Tone } from '../../../lib/show/status-badge.tsx';
import { AskListing } from './ask-listing.tsx';
import { foundFilters } from './found-filters.ts';

const tones: Readonly<Record<Listing['state'], Tone>> = {
  listed: 'negative',
  alike: 'warning',
  clear: 'neutral',
};

/** Players whom the lists of restricted persons name, or may name: two people decide about each. */
export function FoundPage() {
  const { t } = useLingui();
  const may = useMay();
  const states = { listed: t`On a list`, alike: t`Alike`, clear: t`Not on a list` };
  const decisions = { same: t`The same person`, other: t`Another person` };
  return (
    <ListPage>
      <List
        name="kyc-found"
        title={t`Found on lists`}
        call={listListings}
        filters={foundFilters}
        search={getRouteApi('/kyc/found').useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ uid }) => uid}
        emptyText={t`No player matches`}
        columns={[
          { id: 'uid', title: t`Player`, cell: ({ uid }) => <PlayerLink uid={uid} /> },
          {
            id: 'state',
            title: t`Found`,
            cell: ({ state }) => <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge>,
          },
          { id: 'list', title: t`List`, cell: ({ list }) => list || '–' },
          {
            id: 'decided',
            title: t`Decided`,
            cell: ({ decided }) => (decided === null ? '–' : decisions[decided]),
          },
          { id: 'at', title: t`Changed`, cell: ({ changed_at }) => <Age at={changed_at} /> },
          {
            id: 'decide',
            title: t`Decide`,
            cell: (listing) =>
              may('kyc.lists') && listing.list !== '' ? <AskListing listing={listing} /> : '–',
          },
        ]}
      />
    </ListPage>
  );
}
