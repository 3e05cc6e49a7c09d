import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ordersFilters } from '../../features/promotions/orders/orders-filters.ts';
import { OrdersPage } from '../../features/promotions/orders/orders-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/promotions/orders')({
  staticData: { title: msg`Orders`, permissions: ['mall.read'] },
  validateSearch: searchReader(ordersFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: OrdersPage,
});
