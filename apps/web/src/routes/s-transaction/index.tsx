import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

/** [G-044] */
export const Route = createFileRoute('/s-transaction/')({
  staticData: { page: { title: msg`Transactions` } },
  beforeLoad: ({ context }) => {
    // The server cannot redirect here, so it renders nothing.
    if (context.visit === null) return;
    throw redirect({ to: '/s-transaction/balance', replace: true });
  },
  loader: ({ context }) => context.loadMessages('transactions'),
  component: () => null,
});
