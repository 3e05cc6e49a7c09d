import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DailyWinsPage } from '../features/daily-wins/daily-wins-page.tsx';

export const Route = createFileRoute('/daily-wins')({
  staticData: { page: { title: msg`Daily wins` } },
  loader: ({ context }) => context.loadMessages('daily-wins'),
  component: DailyWinsPage,
});
