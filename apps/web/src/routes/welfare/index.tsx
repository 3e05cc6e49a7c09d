import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WelfarePage } from '../../features/welfare/hub/welfare-page.tsx';

export const Route = createFileRoute('/welfare/')({
  staticData: { page: { title: msg`Welfare` } },
  loader: ({ context }) => context.loadMessages('welfare'),
  component: WelfarePage,
});
