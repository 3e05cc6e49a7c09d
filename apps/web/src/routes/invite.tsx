import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { InvitePage } from '../features/invite/invite-page.tsx';

export const Route = createFileRoute('/invite')({
  staticData: { page: { title: msg`Invite friends` } },
  loader: ({ context }) => context.loadMessages('invite'),
  component: InvitePage,
});
