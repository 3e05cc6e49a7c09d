import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuditTab } from '../../../features/players/tabs/audit-tab.tsx';

export const Route = createFileRoute('/players_/$uid/audit')({
  staticData: { title: msg`Player`, permissions: ['audit.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: function Part() {
    return <AuditTab uid={Route.useParams().uid} />;
  },
});
