import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ServicePage } from '../features/support/service-page.tsx';

export const Route = createFileRoute('/service')({
  staticData: { page: { title: msg`Customer service` } },
  loader: ({ context }) => context.loadMessages('support'),
  component: ServicePage,
});
