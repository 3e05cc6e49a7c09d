import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { roundsFilters } from '../../features/games/rounds/rounds-filters.ts';
import { RoundsPage } from '../../features/games/rounds/rounds-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/games/rounds')({
  staticData: { title: msg`Rounds` },
  validateSearch: searchReader(roundsFilters),
  loader: ({ context }) => context.loadMessages('games'),
  component: RoundsPage,
});
