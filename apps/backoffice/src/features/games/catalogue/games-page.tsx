import { useLingui } from '@lingui/react/macro';
import { listStaffGames } from '@perya/contract/catalogue/staff-calls/games';
import { getRouteApi } from '@tanstack/react-router';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { GameMarks, GameState } from './game-badges.tsx';
import { gamesFilters } from './games-filters.ts';

const route = getRouteApi('/games/_catalogue');

/** Every game, also those that players do not see, in the order in which they see them. */
export function GamesPage() {
  const { t } = useLingui();
  return (
    <ListPage>
      <List
        name="games"
        title={t`Catalogue`}
        call={listStaffGames}
        filters={gamesFilters}
        search={route.useSearch()}
        exportName="games"
        idOf={({ id }) => id}
        linkOf={({ code }) => ({ to: '/games/$code', params: { code }, search: true })}
        emptyText={t`No game matches`}
        columns={[
          { id: 'name', title: t`Game`, cell: ({ name }) => name },
          { id: 'state', title: t`State`, cell: ({ state }) => <GameState state={state} /> },
          { id: 'marks', title: t`Marks`, cell: (game) => <GameMarks {...game} /> },
          { id: 'category', title: t`Category`, cell: ({ category }) => category },
          { id: 'platform', title: t`Platform`, cell: ({ platform_name }) => platform_name },
          { id: 'rtp', title: t`Declared return`, align: 'end', cell: ({ rtp }) => `${rtp} %` },
          { id: 'code', title: t`Code`, cell: ({ code }) => code, isExtra: true },
          { id: 'venue', title: t`Venue`, cell: ({ venue }) => venue, isExtra: true },
          {
            id: 'sorting',
            title: t`Popularity`,
            align: 'end',
            cell: ({ sorting }) => sorting,
            isExtra: true,
          },
          { id: 'updated', title: t`Changed`, cell: ({ updated_at }) => <Age at={updated_at} /> },
        ]}
      />
    </ListPage>
  );
}
