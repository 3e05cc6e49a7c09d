import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const myAnnouncementsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my/announcements',
  staticData: { page: { title: msg`Announcements` } },
  loader: ({ context }) => context.loadMessages('announcements'),
  component: lazyRouteComponent(
    () => import('../../features/announcements/past-page.tsx'),
    'PastPage',
  ),
});

export const announcementsRoutes = [myAnnouncementsRoute] as const;
