import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SessionsTab } from '../../../features/players/tabs/sessions-tab.tsx';

export const Route = createFileRoute('/players_/$uid/sessions')({
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: function Part() {
    return <SessionsTab uid={Route.useParams().uid} />;
  },
});
