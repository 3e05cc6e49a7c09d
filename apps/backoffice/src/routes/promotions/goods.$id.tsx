import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GoodsCase } from '../../features/promotions/goods/goods-case.tsx';

export const Route = createFileRoute('/promotions/goods/$id')({
  staticData: { title: msg`Goods`, permissions: ['mall.read'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: GoodsCase,
});
