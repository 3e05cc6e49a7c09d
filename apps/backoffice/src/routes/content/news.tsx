import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '../../features/content/lists/articles-pages.tsx';
import { newsFilters } from '../../features/content/lists/pieces-filters.ts';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/content/news')({
  staticData: { title: msg`News`, permissions: ['content.read'] },
  validateSearch: searchReader(newsFilters),
  loader: ({ context }) => context.loadMessages('content'),
  component: NewsPage,
});
