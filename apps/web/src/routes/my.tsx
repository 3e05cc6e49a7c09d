import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UserCentrePage } from '../features/user-centre/user-centre-page.tsx';

export const Route = createFileRoute('/my')({
  staticData: { page: { title: msg`My` } },
  loader: ({ context }) => context.loadMessages('user-centre'),
  component: UserCentrePage,
});
