import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LimitsTab } from '../../../features/players/tabs/limits-tab.tsx';

export const Route = createFileRoute('/players_/$uid/limits')({
  staticData: { title: msg`Player`, permissions: ['limits.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: function Part() {
    return <LimitsTab uid={Route.useParams().uid} />;
  },
});
