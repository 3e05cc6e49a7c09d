import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlayerPage } from '../../features/players/player-page.tsx';

export const Route = createFileRoute('/players_/$uid')({
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: function Player() {
    const { uid } = Route.useParams();
    return <PlayerPage key={uid} uid={uid} />;
  },
});
