import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PaymentCaseDrawer } from '../../features/payments/cases/payment-case.tsx';

export const Route = createFileRoute('/payments/cases/$id')({
  staticData: { title: msg`Case of payments`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: PaymentCaseDrawer,
});
