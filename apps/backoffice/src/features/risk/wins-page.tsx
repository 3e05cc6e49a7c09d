import { useLingui } from '@lingui/react/macro';
import { listHeldWins } from '@perya/contract/games/staff-calls/held-wins';
import { getRouteApi } from '@tanstack/react-router';
import { idOrNothing } from '../../lib/list/id-or-nothing.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { winsFilters } from './risk-filters.ts';
import { useWinWords } from './use-win-words.ts';

/** Wins beyond a ceiling, which wait for somebody to look. */
export function WinsPage() {
  const { t } = useLingui();
  const { stateOf, ceilingOf } = useWinWords();
  const search = getRouteApi('/risk/wins').useSearch();
  return (
    <ListPage>
      <List
        name="held-wins"
        exportName="wins"
        title={t`Wins held back`}
        call={listHeldWins}
        filters={winsFilters}
        search={search}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/risk/wins/$id', params: { id }, search: true })}
        emptyText={t`No win is held back`}
        noneText={t`No win is held back`}
        columns={[
          { id: 'id', title: t`Win`, cell: ({ id }) => id },
          { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
          {
            id: 'game',
            title: t`Game`,
            cell: ({ game_name, kind }) => game_name ?? (kind === 'promo' ? t`Promotion` : '–'),
          },
          { id: 'venue', title: t`Venue`, cell: ({ venue }) => venue, isExtra: true },
          {
            id: 'amount',
            title: t`Amount`,
            align: 'end',
            cell: ({ amount }) => <Money amount={amount} />,
          },
          { id: 'why', title: t`Why`, cell: ({ ceiling }) => ceilingOf(ceiling) },
          { id: 'at', title: t`Held`, cell: ({ held_at }) => <Age at={held_at} /> },
          {
            id: 'state',
            title: t`State`,
            cell: ({ decision }) => (
              <StatusBadge tone={stateOf(decision).tone}>{stateOf(decision).text}</StatusBadge>
            ),
          },
        ]}
      />
    </ListPage>
  );
}
