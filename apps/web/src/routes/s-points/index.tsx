import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PointsPage } from '../../features/points/points-page.tsx';

export const Route = createFileRoute('/s-points/')({
  staticData: { page: { title: msg`Filcoins` } },
  loader: ({ context }) => context.loadMessages('points'),
  component: PointsPage,
});
