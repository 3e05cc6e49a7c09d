import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../../features/security/security-page.tsx';

export const Route = createFileRoute('/s-account/security')({
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('security'),
  component: SecurityPage,
});
