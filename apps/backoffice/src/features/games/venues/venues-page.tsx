import { useLingui } from '@lingui/react/macro';
import { listStaffVenues } from '@perya/contract/staff/calls/venues';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useCall } from '../../../lib/query/use-call.ts';
import { PageState } from '../../../lib/show/page-state.tsx';
import { VenueCard } from './venue-card.tsx';

/** A key's last sighting is exact to five seconds, and nobody looks more often. */
const pollMs = 15_000;

export function VenuesPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(listStaffVenues, {}, { pollMs });
  return (
    <section
      aria-label={t`Venues`}
      className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-4"
    >
      <h1 className="font-semibold text-[1.125rem]">{t`Venues`}</h1>
      {state === 'loading' && <Skeleton className="h-64" />}
      {state === 'failed' && (
        <PageState
          title={t`The venues could not be loaded`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer?.rows.length === 0 && <PageState title={t`No venue is connected`} />}
      {answer?.rows.map((venue) => (
        <VenueCard key={venue.code} venue={venue} />
      ))}
    </section>
  );
}
