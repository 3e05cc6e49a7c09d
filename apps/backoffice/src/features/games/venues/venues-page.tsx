import { useLingui } from '@lingui/react/macro';
import { listStaffVenues } from '@perya/contract/games/staff-calls/venues';
import { useState } from 'react';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { VenueCard } from './venue-card.tsx';
import { VenueDialog } from './venue-dialog.tsx';

/** A key's last sighting is exact to five seconds, and nobody looks more often. */
const pollMs = 15_000;

export function VenuesPage() {
  const { t } = useLingui();
  const mayAdd = useMay()('games.venues');
  const [isAdding, setAdding] = useState(false);
  const read = useCall(listStaffVenues, {}, { pollMs });
  return (
    <CallPage
      title={t`Venues`}
      read={read}
      failedTitle={t`The venues could not be loaded`}
      actions={
        mayAdd && <Button kind="primary" onClick={() => setAdding(true)}>{t`New venue …`}</Button>
      }
    >
      {({ rows }) => (
        <>
          <WaitingRequests action="games.venue">
            {rows.length === 0 && <PageState title={t`No venue is connected`} />}
            {rows.map((venue) => (
              <VenueCard key={venue.code} venue={venue} />
            ))}
          </WaitingRequests>
          {isAdding && <VenueDialog venue={null} onClose={() => setAdding(false)} />}
        </>
      )}
    </CallPage>
  );
}
