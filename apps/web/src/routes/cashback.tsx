import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CashbackPage } from '../features/cashback/cashback-page.tsx';

export const Route = createFileRoute('/cashback')({
  staticData: { page: { title: msg`Cashback` } },
  loader: ({ context }) => context.loadMessages('cashback'),
  component: CashbackPage,
});
