import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NotesTab } from '../../../features/players/tabs/notes-tab.tsx';

export const Route = createFileRoute('/players_/$uid/notes')({
  staticData: { title: msg`Player`, permissions: ['players.read'] },
  loader: ({ context }) => context.loadMessages('players'),
  component: function Part() {
    return <NotesTab uid={Route.useParams().uid} />;
  },
});
