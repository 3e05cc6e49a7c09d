import { useLingui } from '@lingui/react/macro';
import { listStaffVenues } from '@perya/contract/games/staff-calls/venues';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { Facts } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { VenueFacts, VenueState } from './venue-card.tsx';

/** The venue that a request is about: how it stands, what it may credit, and which keys are valid. */
export function VenueSubject({ id: code }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <StandingSection call={listStaffVenues} input={{}}>
      {({ rows }) => {
        const venue = rows.find((row) => row.code === code);
        if (!venue) return <p className="text-ink-muted">{t`There is no such venue yet`}</p>;
        const valid = venue.keys.filter(({ retired_at }) => retired_at === null);
        return (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{venue.name}</span>
              <VenueState venue={venue} />
            </div>
            <Facts
              facts={[
                { label: t`Games open at`, value: venue.launch_url },
                ...valid.map(({ id, seen_at }) => ({
                  label: t`Key ${id}`,
                  value: seen_at === null ? t`never` : <Moment at={seen_at} />,
                })),
              ]}
            />
            <VenueFacts venue={venue} />
          </>
        );
      }}
    </StandingSection>
  );
}
