import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlayLimitsPage } from '../features/play-limits/play-limits-page.tsx';

export const Route = createFileRoute('/play-limits')({
  staticData: { page: { title: msg`Play limits` } },
  loader: ({ context }) => context.loadMessages('play-limits'),
  component: PlayLimitsPage,
});
