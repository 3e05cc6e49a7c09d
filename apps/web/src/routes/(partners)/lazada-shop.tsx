import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LeaveFor } from '../../features/partner-entry/leave-for.tsx';

export const Route = createFileRoute('/(partners)/lazada-shop')({
  staticData: { page: { title: msg`Log in` } },
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: () => <LeaveFor page="shopUrl" />,
});
