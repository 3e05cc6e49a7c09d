import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Cq9Page } from '../../features/welfare/rebates/cq9-page.tsx';

export const Route = createFileRoute('/welfare/cq9-page')({
  staticData: { page: { title: msg`CQ9 Daily Rebate` } },
  loader: ({ context }) => context.loadMessages('welfare'),
  component: Cq9Page,
});
