import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { goodsFilters } from '../../features/promotions/goods/goods-filters.ts';
import { GoodsPage } from '../../features/promotions/goods/goods-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/promotions/goods')({
  staticData: { title: msg`Goods`, permissions: ['mall.read'] },
  validateSearch: searchReader(goodsFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: GoodsPage,
});
