import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalCase } from '../../features/payments/withdrawals/withdrawal-case.tsx';

export const Route = createFileRoute('/payments/withdrawals/$id')({
  staticData: { title: msg`Withdrawal`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: WithdrawalCase,
});
