import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entriesFilters } from '../../features/kyc/watch-lists/entries-filters.ts';
import { EntriesPage } from '../../features/kyc/watch-lists/entries-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/kyc/lists_/$id')({
  staticData: { title: msg`Persons on a watch-list`, permissions: ['kyc.documents'] },
  validateSearch: searchReader(entriesFilters),
  loader: ({ context }) => context.loadMessages('kyc'),
  component: EntriesPage,
});
