import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WeightsPage } from '../../features/games/weights/weights-page.tsx';

export const Route = createFileRoute('/games/weights')({
  staticData: { title: msg`Turnover` },
  loader: ({ context }) => context.loadMessages('games'),
  component: WeightsPage,
});
