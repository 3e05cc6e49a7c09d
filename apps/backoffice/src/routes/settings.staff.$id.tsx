import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MemberDrawer } from '../features/staff/member-drawer.tsx';

export const Route = createFileRoute('/settings/staff/$id')({
  staticData: { title: msg`Colleague`, permissions: ['staff.read'] },
  loader: ({ context }) => context.loadMessages('staff'),
  component: MemberDrawer,
});
