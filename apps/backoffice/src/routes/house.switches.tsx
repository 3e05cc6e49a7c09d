import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { switchesFilters } from '../features/house/switches-filters.ts';
import { SwitchesPage } from '../features/house/switches-page.tsx';
import { searchReader } from '../lib/list/filters.ts';

export const Route = createFileRoute('/house/switches')({
  staticData: { title: msg`Switches`, permissions: ['games.read'] },
  validateSearch: searchReader(switchesFilters),
  loader: ({ context }) => context.loadMessages('house'),
  component: SwitchesPage,
});
