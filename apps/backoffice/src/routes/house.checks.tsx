import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChecksPage } from '../features/house/checks-page.tsx';

export const Route = createFileRoute('/house/checks')({
  staticData: { title: msg`Checks`, permissions: ['ledger.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: ChecksPage,
});
