import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { rememberShop } from '../../features/partner-entry/begin-entry.ts';
import { LeaveFor } from '../../features/partner-entry/leave-for.tsx';

export const Route = createFileRoute('/(partners)/lazada-shop')({
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: rememberShop,
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: () => <LeaveFor page="shopUrl" />,
});
