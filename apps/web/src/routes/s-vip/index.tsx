import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { VipPage } from '../../features/vip/vip-page.tsx';

export const Route = createFileRoute('/s-vip/')({
  staticData: { page: { title: msg`VIP Center` } },
  loader: ({ context }) => context.loadMessages('vip'),
  component: VipPage,
});
