import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { EntryDrawer } from '../features/audit/entry-drawer.tsx';

export const Route = createFileRoute('/audit/$seq')({
  staticData: { title: msg`Audit` },
  loader: ({ context }) => context.loadMessages('audit'),
  component: function Entry() {
    return <EntryDrawer seq={Route.useParams().seq} />;
  },
});
