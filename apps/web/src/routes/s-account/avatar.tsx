import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AvatarPage } from '../../features/account/avatar-page.tsx';

export const Route = createFileRoute('/s-account/avatar')({
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('account'),
  component: AvatarPage,
});
