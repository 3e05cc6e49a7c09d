import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '../../features/news/news-page.tsx';

export const Route = createFileRoute('/my_/news')({
  staticData: { page: { title: msg`News` } },
  loader: ({ context }) => context.loadMessages('news'),
  component: NewsPage,
});
