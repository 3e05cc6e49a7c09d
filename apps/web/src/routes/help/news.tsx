import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const myNewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my/news',
  staticData: { page: { title: msg`News` } },
  loader: ({ context }) => context.loadMessages('news'),
  component: lazyRouteComponent(() => import('../../features/news/news-page.tsx'), 'NewsPage'),
});

export const newsRoutes = [myNewsRoute] as const;
