import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NoticesPage } from '../features/house/notices/notices-page.tsx';

export const Route = createFileRoute('/house/notices')({
  staticData: { title: msg`Notices`, permissions: ['notices.publish'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: NoticesPage,
});
