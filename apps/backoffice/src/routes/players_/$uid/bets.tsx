import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BetsTab } from '../../../features/players/tabs/bets-tab.tsx';

export const Route = createFileRoute('/players_/$uid/bets')({
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: function Part() {
    return <BetsTab uid={Route.useParams().uid} />;
  },
});
