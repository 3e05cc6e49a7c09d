import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GoodsPage } from '../../../features/mall/item/goods-page.tsx';

function Goods() {
  const { id } = Route.useParams();
  return <GoodsPage key={id} id={id} />;
}

export const Route = createFileRoute('/s-points/detail/$id')({
  staticData: { page: { title: msg`Product` } },
  loader: ({ context }) => context.loadMessages('mall'),
  component: Goods,
});
