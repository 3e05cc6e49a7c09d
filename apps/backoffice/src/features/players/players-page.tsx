import { useLingui } from '@lingui/react/macro';
import { listPlayers } from '@perya/contract/identity/staff-calls/players';
import { List } from '../../lib/list/list.tsx';
import { usePlayersColumns } from './players-columns.tsx';
import { type PlayersSearch, playersFilters } from './players-filters.ts';
import { playersInput } from './players-input.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

/** All players by filters, the newest first, or those whom words find. */
export function PlayersPage({ search }: { readonly search: PlayersSearch }) {
  const { t } = useLingui();
  const columns = usePlayersColumns();
  if (search.q !== undefined) return <SearchResults words={search.q} />;
  return (
    <List
      name="players"
      exportName="players"
      title={t`Players`}
      call={listPlayers}
      filters={playersFilters}
      search={search}
      inputOf={playersInput}
      columns={columns}
      idOf={({ uid }) => uid}
      linkOf={({ uid }) => ({ to: '/players/$uid', params: { uid } })}
      emptyText={t`No player fits these filters`}
      actions={<SearchForm />}
    />
  );
}
