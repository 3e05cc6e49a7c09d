import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../../features/landing/landing-page.tsx';

export const Route = createFileRoute('/(landing)/grabvip')({
  staticData: { page: { title: msg`Every bet takes you up` } },
  loader: ({ context }) => context.loadMessages('landing'),
  component: () => <LandingPage page="grabvip" />,
});
