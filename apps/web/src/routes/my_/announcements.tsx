import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PastPage } from '../../features/announcements/past-page.tsx';

export const Route = createFileRoute('/my_/announcements')({
  staticData: { page: { title: msg`Announcements` } },
  loader: ({ context }) => context.loadMessages('announcements'),
  component: PastPage,
});
