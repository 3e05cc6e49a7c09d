import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RulesPage } from '../../features/payments/channels/rules-page.tsx';

export const Route = createFileRoute('/payments/rules')({
  staticData: { title: msg`Rules of withdrawals`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: RulesPage,
});
