import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { VenuesPage } from '../../features/games/venues/venues-page.tsx';

export const Route = createFileRoute('/games/venues')({
  staticData: { title: msg`Venues` },
  loader: ({ context }) => context.loadMessages('games'),
  component: VenuesPage,
});
