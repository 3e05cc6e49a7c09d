import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { returnsFilters } from '../../features/games/returns/returns-filters.ts';
import { ReturnsPage } from '../../features/games/returns/returns-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/games/returns')({
  staticData: { title: msg`Returns` },
  validateSearch: searchReader(returnsFilters),
  loader: ({ context }) => context.loadMessages('games'),
  component: ReturnsPage,
});
