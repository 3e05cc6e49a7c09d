import { msg } from '@lingui/core/macro';
import { homeTags } from '@perya/contract/content/staff-calls/home';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { searchReader, tabFilter } from '../lib/list/filters.ts';
import { contentRouteRoute } from './content.tsx';

const contentHomeRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/home',
  staticData: { title: msg`Home pages`, permissions: ['content.read'] },
  validateSearch: searchReader({ tag: tabFilter(...homeTags) }),
  loader: ({ context }) => context.loadMessages('home-pages'),
  component: lazyRouteComponent(
    () => import('../features/home-pages/home-pages-page.tsx'),
    'HomePagesPage',
  ),
});

export const homePagesInContentRoute = [contentHomeRoute] as const;
