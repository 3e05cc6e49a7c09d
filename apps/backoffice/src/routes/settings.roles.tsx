import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '../features/roles/roles-page.tsx';

export const Route = createFileRoute('/settings/roles')({
  staticData: { title: msg`Roles`, permissions: ['staff.read'] },
  loader: ({ context }) => context.loadMessages('roles'),
  component: RolesPage,
});
