import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementDrawer } from '../../features/announcements/announcement-drawer.tsx';

export const Route = createFileRoute('/content/announcements/$id')({
  staticData: { title: msg`Announcement` },
  loader: ({ context }) => context.loadMessages('announcements'),
  component: function AnnouncementRoute() {
    return <AnnouncementDrawer id={Route.useParams().id} />;
  },
});
