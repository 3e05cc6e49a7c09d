import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../../features/landing/landing-page.tsx';

export const Route = createFileRoute('/(landing)/grabmb')({
  staticData: { page: { title: msg`A mystery box every day` } },
  loader: ({ context }) => context.loadMessages('landing'),
  component: () => <LandingPage page="grabmb" />,
});
