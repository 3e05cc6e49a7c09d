import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ShoppingPage } from '../features/partner-entry/shopping-page.tsx';

export const Route = createFileRoute('/lazada-mini')({
  staticData: { page: { title: msg`Log in` } },
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: ShoppingPage,
});
