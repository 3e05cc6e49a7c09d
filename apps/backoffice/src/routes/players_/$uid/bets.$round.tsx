import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RoundDrawer } from '../../../features/players/tabs/round-drawer.tsx';

export const Route = createFileRoute('/players_/$uid/bets/$round')({
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: function Round() {
    const { uid, round } = Route.useParams();
    return <RoundDrawer uid={uid} id={round} />;
  },
});
