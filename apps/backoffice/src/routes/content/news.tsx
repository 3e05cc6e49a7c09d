import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { newsFilters } from '../../features/content/lists/articles-filters.ts';
import { NewsPage } from '../../features/content/lists/articles-pages.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/content/news')({
  staticData: { title: msg`News`, permissions: ['content.read'] },
  validateSearch: searchReader(newsFilters),
  loader: ({ context }) => context.loadMessages('content'),
  component: NewsPage,
});
