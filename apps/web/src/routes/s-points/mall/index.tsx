import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MallPage } from '../../../features/mall/grid/mall-page.tsx';

export const Route = createFileRoute('/s-points/mall/')({
  staticData: { page: { title: msg`Redeem Filcoins` } },
  loader: ({ context }) => context.loadMessages('mall'),
  component: MallPage,
});
