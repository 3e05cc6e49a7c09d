import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { announcementsFilters } from '../../features/announcements/announcements-filters.ts';
import { AnnouncementsPage } from '../../features/announcements/announcements-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/content/announcements')({
  staticData: { title: msg`Announcements`, permissions: ['content.read'] },
  validateSearch: searchReader(announcementsFilters),
  loader: ({ context }) => context.loadMessages('announcements'),
  component: AnnouncementsPage,
});
