import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PaymentsFrame } from '../../features/payments/payments-frame.tsx';

export const Route = createFileRoute('/payments')({
  staticData: { title: msg`Payments`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: PaymentsFrame,
});
