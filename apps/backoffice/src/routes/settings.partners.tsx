import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PartnersPage } from '../features/partners/partners-page.tsx';

export const Route = createFileRoute('/settings/partners')({
  staticData: { title: msg`Partners`, permissions: ['partners.read'] },
  loader: ({ context }) => context.loadMessages('partners'),
  component: PartnersPage,
});
