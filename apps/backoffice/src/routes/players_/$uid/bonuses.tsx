import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BonusesTab } from '../../../features/players/tabs/bonuses-tab.tsx';

export const Route = createFileRoute('/players_/$uid/bonuses')({
  staticData: { title: msg`Player`, permissions: ['promotions.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: function Part() {
    return <BonusesTab uid={Route.useParams().uid} />;
  },
});
