import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../../features/landing/landing-page.tsx';

export const Route = createFileRoute('/(landing)/grabfg')({
  staticData: { page: { title: msg`Gifts for your first week` } },
  loader: ({ context }) => context.loadMessages('landing'),
  component: () => <LandingPage page="grabfg" />,
});
