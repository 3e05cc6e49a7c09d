import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OverviewTab } from '../../../features/players/tabs/overview-tab.tsx';

export const Route = createFileRoute('/players_/$uid/')({
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: function Part() {
    return <OverviewTab uid={Route.useParams().uid} />;
  },
});
