import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { helpFilters } from '../../features/content/lists/articles-filters.ts';
import { HelpPage } from '../../features/content/lists/articles-pages.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/content/help')({
  staticData: { title: msg`Help`, permissions: ['content.read'] },
  validateSearch: searchReader(helpFilters),
  loader: ({ context }) => context.loadMessages('content'),
  component: HelpPage,
});
