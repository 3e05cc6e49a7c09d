import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ListsPage } from '../../features/kyc/watch-lists/lists-page.tsx';

export const Route = createFileRoute('/kyc/lists')({
  staticData: { title: msg`Watch-lists`, permissions: ['kyc.read'] },
  loader: ({ context }) => context.loadMessages('kyc'),
  component: ListsPage,
});
