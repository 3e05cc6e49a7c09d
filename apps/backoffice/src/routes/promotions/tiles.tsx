import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TilesPage } from '../../features/promotions/tiles/tiles-page.tsx';

export const Route = createFileRoute('/promotions/tiles')({
  staticData: { title: msg`Tiles`, permissions: ['promotions.read'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: TilesPage,
});
