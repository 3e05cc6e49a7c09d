import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { beginEntry } from '../../features/partner-entry/begin-entry.ts';
import { ShoppingDoor } from '../../features/partner-entry/doors.tsx';

export const Route = createFileRoute('/(partners)/lazada-mini')({
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('lazada', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: ShoppingDoor,
});
