import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PoliciesPage } from '../features/policies/policies-page.tsx';

export const Route = createFileRoute('/settings/policies')({
  staticData: { title: msg`Policies`, permissions: ['settings.read'] },
  loader: ({ context }) => context.loadMessages('policies'),
  component: PoliciesPage,
});
