import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { KycTab } from '../../../features/players/tabs/kyc-tab.tsx';

export const Route = createFileRoute('/players_/$uid/kyc')({
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: function Part() {
    return <KycTab uid={Route.useParams().uid} />;
  },
});
