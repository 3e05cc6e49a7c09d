import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { winsFilters } from '../../features/risk/risk-filters.ts';
import { WinsPage } from '../../features/risk/wins-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/risk/wins')({
  staticData: { title: msg`Wins held back`, permissions: ['wins.read'] },
  validateSearch: searchReader(winsFilters),
  loader: ({ context }) => context.loadMessages('risk'),
  component: WinsPage,
});
