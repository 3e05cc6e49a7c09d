import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { announcementsFilters } from '../features/announcements/announcements-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { contentRouteRoute } from './content.tsx';

const AnnouncementDrawer = lazyRouteComponent(
  () => import('../features/announcements/announcement-drawer.tsx'),
  'AnnouncementDrawer',
);

const contentAnnouncementsRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/announcements',
  staticData: { title: msg`Announcements`, permissions: ['content.read'] },
  validateSearch: searchReader(announcementsFilters),
  loader: ({ context }) => context.loadMessages('announcements'),
  component: lazyRouteComponent(
    () => import('../features/announcements/announcements-page.tsx'),
    'AnnouncementsPage',
  ),
});

const contentAnnouncementsIdRoute = createRoute({
  getParentRoute: () => contentAnnouncementsRoute,
  path: '/$id',
  staticData: { title: msg`Announcement` },
  loader: ({ context }) => context.loadMessages('announcements'),
  component: withPage(AnnouncementDrawer, function AnnouncementRoute() {
    return <AnnouncementDrawer id={contentAnnouncementsIdRoute.useParams().id} />;
  }),
});

export const announcementsInContentRoute = [
  contentAnnouncementsRoute.addChildren([contentAnnouncementsIdRoute]),
] as const;
