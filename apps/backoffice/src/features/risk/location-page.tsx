import { useLingui } from '@lingui/react/macro';
import type { LocationMoment, LocationOutcome } from '@perya/contract/location/checks';
import { listLocationChecks } from '@perya/contract/location/staff-calls/checks';
import { getRouteApi } from '@tanstack/react-router';
import { idOrNothing } from '../../lib/list/id-or-nothing.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { When } from '../../lib/show/moment.tsx';
import { PlayerLink } from '../../lib/show/player-link.tsx';
import { StatusBadge, type Tone } from '../../lib/show/status-badge.tsx';
import { locationFilters } from './risk-filters.ts';

const tones: Readonly<Record<LocationOutcome, Tone>> = {
  inside: 'positive',
  outside: 'negative',
  hidden: 'negative',
  unknown: 'warning',
};

/** From where players were let in, paid in and played, or were refused. */
export function LocationPage() {
  const { t } = useLingui();
  const outcomes: Record<LocationOutcome, string> = {
    inside: t`In the Philippines`,
    outside: t`Elsewhere`,
    hidden: t`Hidden by a service`,
    unknown: t`Not to be told`,
  };
  const moments: Record<LocationMoment, string> = {
    entrance: t`On the way in`,
    registration: t`Registration`,
    login: t`Login`,
    deposit: t`Deposit`,
    launch: t`Launch of a game`,
    play: t`While playing`,
    withdraw: t`Withdrawal`,
  };
  return (
    <ListPage>
      <List
        name="location"
        title={t`Where players are`}
        call={listLocationChecks}
        filters={locationFilters}
        search={getRouteApi('/risk/location').useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ id }) => id}
        dayOf={({ at }) => at}
        emptyText={t`Nobody was asked yet`}
        columns={[
          { id: 'at', title: t`When`, cell: ({ at }) => <When at={at} /> },
          {
            id: 'uid',
            title: t`Player`,
            cell: ({ uid }) => (uid === null ? '–' : <PlayerLink uid={uid} />),
          },
          { id: 'moment', title: t`At`, cell: ({ moment }) => moments[moment] },
          {
            id: 'outcome',
            title: t`Found`,
            cell: ({ outcome }) => (
              <StatusBadge tone={tones[outcome]}>{outcomes[outcome]}</StatusBadge>
            ),
          },
          { id: 'country', title: t`Country`, cell: ({ country }) => country || '–' },
          { id: 'network', title: t`Network`, cell: ({ network }) => network || '–' },
          {
            id: 'position',
            title: t`By the device`,
            cell: ({ has_position }) => (has_position ? t`Yes` : t`No`),
          },
        ]}
      />
    </ListPage>
  );
}
