import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TpgPage } from '../../features/welfare/rebates/tpg-page.tsx';

export const Route = createFileRoute('/welfare/tpg-details')({
  staticData: { page: { title: msg`TPG Daily Loss Rebate` } },
  loader: ({ context }) => context.loadMessages('welfare'),
  component: TpgPage,
});
