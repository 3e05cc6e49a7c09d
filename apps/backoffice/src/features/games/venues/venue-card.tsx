import { useLingui } from '@lingui/react/macro';
import type { StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { Facts } from '../../../lib/show/facts.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useVenueStop } from '../../../lib/stops/use-gaming-stops.ts';
import { NewGamesDialog } from '../listing/new-games-dialog.tsx';
import { Comparison } from '../provider/comparison.tsx';
import { ProviderListButton } from '../provider/provider-list.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { Platforms } from './platforms.tsx';
import { PromoTermsDialog } from './promo-terms-dialog.tsx';
import { SelfCheck } from './self-check.tsx';
import { VenueDialog } from './venue-dialog.tsx';
import { VenueKeys } from './venue-keys.tsx';

export function VenueFacts({ venue }: { readonly venue: StaffVenue }) {
  const { t } = useLingui();
  const { ceilings, today } = venue;
  const never = t`never`;
  return (
    <Facts
      facts={[
        {
          label: t`Last heard of`,
          value: venue.seen_at === null ? never : <Age at={venue.seen_at} />,
        },
        {
          label: t`Games`,
          value: (
            <Link to="/games" search={{ venue: venue.code }}>
              {t`${venue.games_open} open of ${venue.games}`}
            </Link>
          ),
        },
        {
          label: t`A round may pay`,
          value: t`${ceilings.win_times} times its stake, unless the game says otherwise`,
        },
        {
          label: t`Wins above stakes today`,
          value: (
            <>
              <Money amount={today.net} signed /> {t`of`} <Money amount={ceilings.day_allowance} />
            </>
          ),
        },
        {
          label: t`Promotions today`,
          value: (
            <>
              <Money amount={today.promo} /> {t`of`} <Money amount={ceilings.promo_allowance} />
            </>
          ),
        },
        {
          label: t`Promotions are played`,
          value: t`${ceilings.promo_wagering_times} times before they can be withdrawn`,
        },
      ]}
    />
  );
}

/** Stopped by a switch is neither open nor closed: nobody can begin a round, and somebody said why. */
export function VenueState({ venue }: { readonly venue: StaffVenue }) {
  const { t } = useLingui();
  const stop = useVenueStop(venue.code);
  if (!venue.is_open) return <StatusBadge>{t`Closed`}</StatusBadge>;
  if (stop === null) return <StatusBadge tone="positive">{t`Open`}</StatusBadge>;
  return (
    <>
      <StatusBadge tone="negative">{t`Stopped`}</StatusBadge>
      <Link to="/house/switches">
        <Age at={stop.stopped_at} />, {stop.stopped_by}: {stop.reason}
      </Link>
    </>
  );
}

/** One venue: how it stands, what it may credit, and its keys. */
export function VenueCard({ venue }: { readonly venue: StaffVenue }) {
  const { t } = useLingui();
  const may = useMay();
  const [open, setOpen] = useState<'key' | 'promo' | 'venue' | 'games' | null>(null);
  const close = () => setOpen(null);
  const { name } = venue;
  return (
    <section
      aria-label={venue.name}
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4"
    >
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold text-[0.9375rem]">{venue.name}</h2>
        <span className="text-ink-muted">{venue.code}</span>
        <VenueState venue={venue} />
        <span className="grow" />
        <Link to="/games/rounds" search={{ venue: venue.code }}>{t`Rounds`}</Link>
        {venue.has_provider ? <Comparison venue={venue} /> : <SelfCheck venue={venue} />}
        {venue.has_provider && may('games.venues') && <ProviderListButton venue={venue} />}
        {may('games.venues') && (
          <>
            <UnlessWaiting action="games.venue" topic={venue.code} inTable>
              <Button onClick={() => setOpen('venue')} aria-label={t`Change ${name}`}>
                {t`Change`}
              </Button>
            </UnlessWaiting>
            <Button onClick={() => setOpen('games')} aria-label={t`New games of ${name}`}>
              {t`New games`}
            </Button>
          </>
        )}
        {may('games.promo') && (
          <UnlessWaiting action="games.promo" topic={venue.code} inTable>
            <Button onClick={() => setOpen('promo')} aria-label={t`Promotions of ${venue.name}`}>
              {t`Promotions`}
            </Button>
          </UnlessWaiting>
        )}
        {may('games.keys') && (
          <Button onClick={() => setOpen('key')} aria-label={t`New key for ${venue.name}`}>
            {t`New key`}
          </Button>
        )}
      </header>
      <WaitingRequests about={`venue ${venue.code}`}>
        <Platforms venue={venue} />
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <VenueFacts venue={venue} />
          <VenueKeys venue={venue} />
        </div>
      </WaitingRequests>
      {open === 'key' && <NewKeyDialog venue={venue} onClose={close} />}
      {open === 'venue' && <VenueDialog venue={venue} onClose={close} />}
      {open === 'games' && <NewGamesDialog venue={venue} onClose={close} />}
      {open === 'promo' && <PromoTermsDialog venue={venue} onClose={close} />}
    </section>
  );
}
