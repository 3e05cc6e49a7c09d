import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { playersFilters } from '../features/players/players-filters.ts';
import { PlayersPage } from '../features/players/players-page.tsx';
import { searchReader } from '../lib/list/filters.ts';

export const Route = createFileRoute('/players')({
  staticData: { title: msg`Players`, permissions: ['players.read'] },
  validateSearch: searchReader(playersFilters),
  loader: ({ context }) => context.loadMessages('players'),
  component: function Players() {
    return <PlayersPage search={Route.useSearch()} />;
  },
});
