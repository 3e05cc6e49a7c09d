import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LimitsPage } from '../../features/risk/limits-page.tsx';
import { limitsFilters } from '../../features/risk/risk-filters.ts';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/risk/limits')({
  staticData: { title: msg`Limits and exclusions`, permissions: ['limits.read'] },
  validateSearch: searchReader(limitsFilters),
  loader: ({ context }) => context.loadMessages('risk'),
  component: LimitsPage,
});
