import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BatchCase } from '../../features/payments/vouchers/batch-case.tsx';

export const Route = createFileRoute('/payments/vouchers/$id')({
  staticData: { title: msg`Batch of vouchers`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: BatchCase,
});
