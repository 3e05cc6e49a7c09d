import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { gamesFilters } from '../../features/games/catalogue/games-filters.ts';
import { GamesPage } from '../../features/games/catalogue/games-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/games/_catalogue')({
  staticData: { title: msg`Games` },
  validateSearch: searchReader(gamesFilters),
  loader: ({ context }) => context.loadMessages('games'),
  component: GamesPage,
});
