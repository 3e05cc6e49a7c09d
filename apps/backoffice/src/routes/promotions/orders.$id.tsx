import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OrderCase } from '../../features/promotions/orders/order-case.tsx';

export const Route = createFileRoute('/promotions/orders/$id')({
  staticData: { title: msg`Order`, permissions: ['mall.read'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: OrderCase,
});
