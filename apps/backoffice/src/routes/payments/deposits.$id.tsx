import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DepositCase } from '../../features/payments/deposits/deposit-case.tsx';

export const Route = createFileRoute('/payments/deposits/$id')({
  staticData: { title: msg`Deposit`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: DepositCase,
});
