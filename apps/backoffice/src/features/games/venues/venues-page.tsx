import { useLingui } from '@lingui/react/macro';
import { listStaffVenues } from '@perya/contract/games/staff-calls/venues';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { VenueCard } from './venue-card.tsx';

/** A key's last sighting is exact to five seconds, and nobody looks more often. */
const pollMs = 15_000;

export function VenuesPage() {
  const { t } = useLingui();
  const read = useCall(listStaffVenues, {}, { pollMs });
  return (
    <CallPage title={t`Venues`} read={read} failedTitle={t`The venues could not be loaded`}>
      {({ rows }) =>
        rows.length === 0 ? (
          <PageState title={t`No venue is connected`} />
        ) : (
          rows.map((venue) => <VenueCard key={venue.code} venue={venue} />)
        )
      }
    </CallPage>
  );
}
