import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RoundPage } from '../../features/games/rounds/round-page.tsx';

export const Route = createFileRoute('/games/rounds_/$uid/$id')({
  staticData: { title: msg`Round` },
  loader: ({ context }) => context.loadMessages('games'),
  component: function RoundRoute() {
    return <RoundPage {...Route.useParams()} />;
  },
});
